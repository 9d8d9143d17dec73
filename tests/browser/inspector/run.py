"""Let the inspector play: whole games, lessons and visits at every size, in both languages and skins.

make inspect                      all of it; pictures in .bench/inspected
make inspect GAMES=10             the first ten visits
make inspect ONLY="battleroyal 36"    those whose name has this in it
"""

import argparse
import shutil
import tempfile
from collections import Counter
from pathlib import Path

from tests.browser.hasty import HASTY
from tests.browser.inspector.inspecting import Findings
from tests.browser.inspector.visits import MOST, inspect, visits
from tests.browser.visiting import browser
from tests.server.hosting import hosted

FOLDER = Path(".bench/inspected")
AT_ONCE = 3
"""More windows than that keep two cores busy."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, help="so many visits (all)")
    parser.add_argument("--only", default="", help='those whose name has this in it, as in "battleroyal 36"')
    parser.add_argument("--seconds", type=float, default=MOST, help=f"a visit is left then ({MOST:.0f})")
    parser.add_argument("--at-once", type=int, default=AT_ONCE, help=f"so many at the same time ({AT_ONCE})")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"for pictures ({FOLDER})")
    asked = parser.parse_args()
    shutil.rmtree(asked.folder, ignore_errors=True)
    asked.folder.mkdir(parents=True)
    wanted = [one for one in visits() if asked.only in one.name][: asked.games]
    findings = Findings(asked.folder)
    over, told = 0, 0
    with (
        tempfile.TemporaryDirectory() as place,
        hosted(Path(place), HASTY, tables_each=500) as server,
        browser() as chrome,
    ):
        made = inspect(chrome, server.address, wanted, findings, asked.seconds, asked.at_once)
        for number, one in enumerate(made, 1):
            over += one.is_over
            print(f"{number}/{len(wanted)} {one.visit.name}{'' if one.is_over else ' (not over)'}", flush=True)
            for new in list(findings.found.values())[told:]:
                print(f"    {new}", flush=True)
            told = len(findings.found)
    report = "\n".join(sorted(str(one) for one in findings.found.values()))
    (asked.folder / "findings.txt").write_text(report + "\n")
    kinds = Counter(one.kind for one in findings.found.values())
    print(", ".join(f"{count} {kind}" for kind, count in kinds.most_common()))
    print(
        f"{len(findings.found)} findings in {len(wanted)} visits, {over} of them to the end; pictures in {asked.folder}"
    )
    raise SystemExit(bool(findings.found))


if __name__ == "__main__":
    main()
