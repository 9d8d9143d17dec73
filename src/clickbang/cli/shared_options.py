"""Options that several commands have which play many games."""

from typing import Annotated

import typer


def seconds(value: float | None) -> float | None:
    """A time that an alarm can be set to."""
    if value is not None and not 0.001 <= value <= 3600:
        raise typer.BadParameter("a time limit is from 0.001 to 3600 seconds")
    return value


Seats = Annotated[
    int | None, typer.Option(metavar="N", help="How many play.", show_default="4, or as many as bots are named")
]
Jobs = Annotated[int | None, typer.Option(metavar="N", min=1, max=256, help="Processes.", show_default="one a core")]
Ray = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster to play on: HOST:PORT, or auto to find it.")
]
Seed = Annotated[
    int | None,
    typer.Option(metavar="N", min=0, max=2**32 - 1, help="The same seed, the same result.", show_default="new"),
]
TimeLimit = Annotated[
    float | None,
    typer.Option(metavar="SECONDS", callback=seconds, help="For each answer. Such games cannot be repeated exactly."),
]
Json = Annotated[bool, typer.Option("--json", help="The result for programs.")]
