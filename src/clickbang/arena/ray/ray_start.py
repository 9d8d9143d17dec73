"""What Ray runs first on a node. It is sent as code, not by name: the node may have another Clickbang, or none."""


def play_on_node(wanted: str, parcel: bytes, first: int, last: int) -> tuple[str, object]:
    """Play these games of what is in the parcel: `played` and what came of it, or why not and details."""
    import importlib.util
    import socket

    where = socket.gethostname()
    try:
        clickbang = importlib.import_module("clickbang")
        node = importlib.import_module("clickbang.arena.ray.ray_node")
    except ImportError as error:
        if error.name is not None and error.name.split(".")[0] != "clickbang":
            return "lacks", (where, error.name)
        found = importlib.util.find_spec("clickbang") is not None
        return "other", (where, clickbang.__version__ if found else "")
    found_version: str = node.version()
    if found_version != wanted:
        return "other", (where, found_version)
    answer: tuple[str, object] = node.play(parcel, range(first, last + 1), where)
    return answer
