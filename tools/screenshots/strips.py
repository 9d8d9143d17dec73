"""Frames of a film laid side by side, each with its time; and single ones of them."""

import io
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

EVERY = 170
"""Milliseconds from one frame to the next."""
AFTER = 650
"""Milliseconds after the outcome at which a single picture shows most of it."""
WIDTHS = {True: 169, False: 386}
"""Of a frame, upright or not."""
WIDEST = 1564
LABEL = 16
Frame = tuple[float, bytes]


def at(frames: list[Frame], when: float) -> Image.Image:
    """What was seen then."""
    seen = [picture for time, picture in frames if time <= when] or [frames[0][1]]
    return Image.open(io.BytesIO(seen[-1])).convert("RGB")


def save_still(path: Path, frames: list[Frame], outcome: float) -> None:
    at(frames, outcome + AFTER).save(path, compress_level=3)


def save_strip(path: Path, title: str, frames: list[Frame], marks: list[float]) -> None:
    """One picture of all of it; a step of the scene is marked where it comes."""
    begin, end = frames[0][0], max(frames[-1][0], marks[-1] + AFTER)
    begin = max(begin, marks[0] - EVERY)
    times = [begin + EVERY * number for number in range(int((end - begin) / EVERY) + 1)]
    pictures = [at(frames, when) for when in times]
    full = pictures[0].size
    width = WIDTHS[full[0] < full[1]]
    height = round(full[1] * width / full[0])
    columns = max(1, min(len(times), WIDEST // (width + 4)))
    rows = -(-len(times) // columns)
    sheet = Image.new("RGB", (columns * (width + 4), rows * (height + LABEL) + LABEL + 6), "#181410")
    pen = ImageDraw.Draw(sheet)
    font = ImageFont.load_default(13)
    pen.text((4, 2), title, fill="#f4e4c1", font=font)
    for number, (when, picture) in enumerate(zip(times, pictures, strict=True)):
        left = number % columns * (width + 4)
        top = number // columns * (height + LABEL) + LABEL + 6
        steps = [step for step, mark in enumerate(marks) if when - EVERY < mark <= when]
        label = f"{round(when - marks[0])} ms" + "".join(f"  step {step}" for step in steps)
        pen.text((left + 2, top), label, fill="#ffb454" if steps else "#a89a80", font=font)
        sheet.paste(picture.resize((width, height), Image.Resampling.LANCZOS), (left, top + LABEL))
    sheet.save(path, compress_level=3)
