"""Who plays many games: this process, others of this machine, or a Ray cluster."""

from contextlib import AbstractContextManager, nullcontext

from clickbang.arena.crew import Crew
from clickbang.arena.errors import JOBS_OR_RAY
from clickbang.arena.ray.ray_crew import RayCrew
from clickbang.arena.simulation import usable_cores
from clickbang.arena.workers import Processes
from clickbang.core.errors import OptionError


def check_crew(jobs: int | None, ray: str | None) -> None:
    """Either processes or a cluster."""
    if ray is not None and jobs is not None:
        raise OptionError(JOBS_OR_RAY)


def crew_at(ray: str | None) -> AbstractContextManager[Crew | None]:
    """The crew of this Ray cluster; without one nobody: then processes of this machine play."""
    return nullcontext() if ray is None else RayCrew(ray)


def crew_for(ray: str | None, jobs: int | None) -> AbstractContextManager[Crew | None]:
    """One that stays for several plans, or other work: a cluster, processes, or with one job this process."""
    jobs = usable_cores() if jobs is None else jobs
    return Processes(jobs) if ray is None and jobs > 1 else crew_at(ray)
