"""Render every sound of the page in a headless Chromium, check its level and spectrum, and draw spectrograms.

    python -m tools.sounds build/sounds        needs web/node_modules, Chromium, numpy and matplotlib

Each sound becomes a file that can be listened to; what is too loud, too quiet, in the wrong register, or not silent
where it should be ends the run with 1.
"""

import base64
import shutil
import subprocess
import sys
import tempfile
import wave
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tests.browser.visiting import browser

WEB = Path(__file__).parents[1] / "web"
RATE = 48_000
SECONDS = 4.5
LENGTHS = {"spin": 2500, "pulse": 2500}
"""Milliseconds of what goes on for as long as it is told."""
RENDER = """async ([sound, gentle, lasts, seconds, rate, room, pitch]) => {
    const context = new OfflineAudioContext(2, seconds * rate, rate);
    const engine = new sounds.Engine(context, gentle);
    engine.isOpen = room;
    if (sound) engine.play({ sound, lasts, risk: 0.5, pitch });
    const rendered = await context.startRendering();
    const bytes = (side) => new Uint8Array(rendered.getChannelData(side).buffer);
    const text = (side) => bytes(side).reduce((all, one) => all + String.fromCharCode(one), "");
    return [0, 1].map((side) => btoa(text(side)));
}"""
Samples = NDArray[np.float32]

PEAK = -1.0
"""dBFS that nothing reaches."""
LOUD, QUIET = -9.0, -46.0
"""Between these is the loudness of every sound: the mean of its loudest 200 ms, in dBFS."""
REGISTERS = {
    "heart": ("pulse", False, 40, 160),
    "hammer": ("click", False, 900, 6000),
    "shot": ("bang", False, 50, 2000),
    "paper": ("paper", False, 2500, 9000),
    "felt": ("seal", False, 40, 600),
    "knuckles": ("knock", False, 120, 600),
    "popper": ("bang", True, 200, 3000),
}
"""Where the middle of the energy of some of them lies, in Hz."""


def bundle(folder: Path) -> Path:
    """The engine as one script for a browser."""
    entry, script = folder / "sounds.ts", folder / "sounds.js"
    engine = (WEB / "src" / "sound").as_posix()
    entry.write_text(
        f'export {{ Engine }} from "{engine}/engine";\nexport {{ CLASSIC, GENTLE }} from "{engine}/scores";\n'
    )
    npx = shutil.which("npx") or "npx"
    command = [npx, "rolldown", str(entry), "--file", str(script), "--format", "iife", "--name", "sounds"]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True)
    return script


def render(page: Any, sound: str, *, gentle: bool, room: bool = False, pitch: int = 0) -> Samples:
    lasts = LENGTHS.get(sound, 1500)
    sides = page.evaluate(RENDER, [sound, gentle, lasts, SECONDS, RATE, room, pitch])
    return np.stack([np.frombuffer(base64.b64decode(side), dtype=np.float32) for side in sides])


def decibels(value: float) -> float:
    return float(20 * np.log10(max(value, 1e-9)))


def peak(samples: Samples) -> float:
    return decibels(float(np.abs(samples).max()))


def loudness(samples: Samples) -> float:
    """The mean level of the loudest 200 ms."""
    window = RATE // 5
    energy = np.convolve((samples.mean(axis=0) ** 2), np.ones(window) / window, mode="valid")
    return decibels(float(np.sqrt(energy.max())))


def middle(samples: Samples) -> float:
    """The frequency below which half of its energy lies."""
    spectrum = np.abs(np.fft.rfft(samples.mean(axis=0))) ** 2
    share = np.cumsum(spectrum) / max(float(spectrum.sum()), 1e-12)
    return float(np.fft.rfftfreq(samples.shape[1], 1 / RATE)[min(int(np.searchsorted(share, 0.5)), len(share) - 1)])


def strongest(samples: Samples) -> float:
    """The frequency that is heard as its pitch."""
    spectrum = np.abs(np.fft.rfft(samples.mean(axis=0)[int(0.15 * RATE) :]))
    return float(np.fft.rfftfreq(samples.shape[1] - int(0.15 * RATE), 1 / RATE)[int(spectrum.argmax())])


def write(samples: Samples, path: Path) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((np.clip(samples.T, -1, 1) * 32767).astype("<i2").tobytes())


def draw(rendered: dict[str, Samples], path: Path) -> None:
    """All spectrograms on one sheet: time from left to right, 40 Hz to 16 kHz upwards."""
    import matplotlib.pyplot as plt

    columns = 5
    rows = -(-len(rendered) // columns)
    figure, places = plt.subplots(rows, columns, figsize=(4 * columns, 2.3 * rows), squeeze=False)
    for place in places.flat:
        place.axis("off")
    for place, (name, samples) in zip(places.flat, rendered.items(), strict=False):
        place.axis("on")
        place.specgram(samples.mean(axis=0) + 1e-9, NFFT=1024, Fs=RATE, noverlap=768, vmin=-140, vmax=-40, cmap="magma")
        place.set_yscale("log")
        place.set_ylim(40, 16_000)
        place.set_title(name, fontsize=9)
        place.tick_params(labelsize=6)
    figure.tight_layout()
    figure.savefig(path, dpi=70)


def faults(name: str, samples: Samples) -> list[str]:
    """What is wrong with a sound's level."""
    found = []
    if peak(samples) >= PEAK:
        found.append(f"{name}: a peak of {peak(samples):.1f} dBFS")
    if not QUIET <= loudness(samples) <= LOUD:
        found.append(f"{name}: a loudness of {loudness(samples):.1f} dBFS")
    if loudness(samples[:, -RATE // 4 :]) > -60:
        found.append(f"{name}: does not end")
    return found


def check(rendered: dict[str, Samples], rises: list[float], hum: dict[str, Samples]) -> list[str]:
    found = [fault for name, samples in rendered.items() if "silence" not in name for fault in faults(name, samples)]
    for what, (sound, gentle, low, high) in REGISTERS.items():
        if not low <= (at := middle(rendered[key(sound, gentle=gentle)])) <= high:
            found.append(f"{what}: the middle lies at {at:.0f} Hz")
    for gentle in (False, True):
        if np.abs(rendered[key("silence", gentle=gentle)]).max() > 0:
            found.append("silence is heard")
    if sorted(rises) != rises or len(set(rises)) < len(rises):
        found.append(f"the pot does not rise: {rises}")
    ringing = rendered[key("bang", gentle=False)][:, int(1.5 * RATE) : int(2 * RATE)]
    if not 3800 < strongest(ringing) < 4100:
        found.append("nothing rings after the shot")
    if loudness(rendered[key("bang", gentle=False)]) < 6 + max(
        loudness(samples) for name, samples in rendered.items() if "bang" not in name and "silence" not in name
    ):
        found.append("the shot is not the loudest by far")
    for name, samples in hum.items():
        if not -65 < loudness(samples[:, 2 * RATE :]) < -50:
            found.append(f"the {name} room: {loudness(samples[:, 2 * RATE :]):.1f} dBFS")
    return found


def key(sound: str, *, gentle: bool) -> str:
    return f"{sound} ({'gentle' if gentle else 'classic'})"


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/sounds")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, browser() as chrome:
        page = chrome.new_page()
        page.goto("about:blank")
        page.add_script_tag(path=str(bundle(Path(scratch))))
        names = page.evaluate("Object.keys(sounds.CLASSIC)")
        rendered = {
            key(name, gentle=gentle): render(page, name, gentle=gentle) for name in names for gentle in (False, True)
        }
        rises = [strongest(render(page, "crack", gentle=False, pitch=step)) for step in range(1, 7)]
        hum = {name: render(page, "", gentle=name == "gentle", room=True) for name in ("classic", "gentle")}
    for name, samples in (rendered | {f"room ({name})": samples for name, samples in hum.items()}).items():
        write(samples, folder / f"{name}.wav")
        print(
            f"{name:24} peak {peak(samples):6.1f}  loudness {loudness(samples):6.1f}  middle {middle(samples):6.0f} Hz"
        )
    print("the pot rises:", *(f"{pitch:.0f}" for pitch in rises), "Hz")
    draw(rendered | {f"room ({name})": samples for name, samples in hum.items()}, folder / "spectrograms.png")
    found = check(rendered, rises, hum)
    print("\n".join(found) or "all as it should be")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
