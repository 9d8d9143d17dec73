"""Runs the notebooks of `examples/notebooks` and keeps what they show: `python -m tools.notebooks`."""

from pathlib import Path

import nbformat
from nbclient import NotebookClient

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "examples" / "notebooks"
SECONDS = 300
"""No cell takes longer, not even on a busy machine."""


def paths() -> list[Path]:
    """The notebooks, in the order in which one reads them."""
    return sorted(FOLDER.glob("*.ipynb"))


def executed(path: Path) -> nbformat.NotebookNode:
    """The notebook with what its cells show now; a cell that fails raises."""
    notebook = nbformat.read(path, as_version=4)
    resources = {"metadata": {"path": str(ROOT)}}
    NotebookClient(notebook, timeout=SECONDS, kernel_name="python3", resources=resources).execute()
    for cell in notebook.cells:
        cell.metadata = nbformat.NotebookNode()  # when each cell ran is no news
    notebook.metadata = nbformat.from_dict(
        {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    )
    return notebook


def printed(notebook: nbformat.NotebookNode) -> str:
    """What its cells print; pictures are left out, which differ between machines."""
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    return "".join(output["text"] for output in outputs if output["output_type"] == "stream")


def main() -> None:
    for path in paths():
        nbformat.write(executed(path), path)
        print(path.name)


if __name__ == "__main__":
    main()
