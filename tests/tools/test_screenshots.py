"""The pictures of the page: what is put side by side, and what there is to take."""

import io
from pathlib import Path

from PIL import Image
from tools.screenshots.jobs import jobs
from tools.screenshots.sheet import write_sheet
from tools.screenshots.strips import EVERY, LABEL, at, save_strip


def frame(colour: str, size: tuple[int, int] = (390, 844)) -> bytes:
    data = io.BytesIO()
    Image.new("RGB", size, colour).save(data, "PNG")
    return data.getvalue()


def test_a_frame_is_seen_until_the_next_one() -> None:
    frames = [(100.0, frame("#ff0000")), (300.0, frame("#0000ff"))]
    shown = [at(frames, when).getpixel((5, 5)) for when in (0, 299, 300)]
    assert shown == [(255, 0, 0), (255, 0, 0), (0, 0, 255)]


def test_a_strip_has_a_frame_for_every_moment(tmp_path: Path) -> None:
    colours = ["#ff0000", "#00ff00", "#0000ff"]
    frames = [(float(EVERY * number), frame(colour)) for number, colour in enumerate(colours)]
    save_strip(tmp_path / "strip.png", "a spin", frames, [0.0])
    with Image.open(tmp_path / "strip.png") as strip:
        row = [strip.getpixel((x, strip.height // 2)) for x in range(80, strip.width, 173)]
        assert strip.height > 2 * LABEL
    assert row[:3] == [(255, 0, 0), (0, 255, 0), (0, 0, 255)]
    assert set(row[3:]) == {(0, 0, 255)}  # its end stays for a moment


def test_what_is_the_same_thing_stands_side_by_side(tmp_path: Path) -> None:
    now, before = tmp_path / "now", tmp_path / "before"
    for folder in (now, before):
        folder.mkdir()
        (folder / "lobby--phone-classic.png").touch()
    (now / "lobby--desktop-gentle.png").touch()
    (now / "spin--phone-classic.strip.png").touch()
    write_sheet(now, before)
    page = (now / "index.html").read_text()
    assert page.count("<h2") == 2
    assert page.index(f'src="{before}/lobby--phone-classic.png"') < page.index('src="lobby--phone-classic.png"')
    assert f"{before}/lobby--desktop-gentle.png" not in page


def test_everything_has_a_name_of_its_own() -> None:
    names = [name for name, _ in jobs()]
    assert len(names) == len(set(names))
    assert any("film-battleroyal-phone-gentle" in name for name in names)
