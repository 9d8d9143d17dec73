// What is heard, with a loudspeaker that only takes notes. How it sounds is looked at by tools/sounds.py.

import { beforeEach, expect, it, vi } from "vitest";
import type { Ear, OnStage } from "../src/director/director.svelte";
import { soundOf } from "../src/sound/cues";
import { Engine } from "../src/sound/engine";
import { CLASSIC, type Sound } from "../src/sound/scores";
import { settings } from "../src/state/settings.svelte";
import type { LogLine } from "../src/state/table.svelte";

class Parameter {
  value = 0;
  setValueAtTime = vi.fn();
  setTargetAtTime() {}
  cancelScheduledValues() {}
  exponentialRampToValueAtTime() {}
  linearRampToValueAtTime = vi.fn();
}

class SomeNode {
  gain = new Parameter();
  frequency = new Parameter();
  Q = new Parameter();
  start = vi.fn();
  connect() {}
  disconnect() {}
  stop() {}
}

class Speaker {
  static all: Speaker[] = [];
  state = "suspended";
  currentTime = 5;
  sampleRate = 1000;
  destination = new SomeNode();
  gains: SomeNode[] = [];
  /** All that makes a sound by itself. */
  sources: SomeNode[] = [];
  constructor() {
    Speaker.all.push(this);
  }
  async resume() {
    this.state = "running";
  }
  async suspend() {
    this.state = "suspended";
  }
  private note(list: SomeNode[]): SomeNode {
    list.push(new SomeNode());
    return list.at(-1)!;
  }
  createGain = () => this.note(this.gains);
  createOscillator = () => this.note(this.sources);
  createBufferSource = () => this.note(this.sources);
  createBiquadFilter = () => new SomeNode();
  createConvolver = () => new SomeNode();
  createWaveShaper = () => new SomeNode();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

const line = (type: string, fields = {}): LogLine => ({ number: 1, event: { type, ...fields }, text: "" });
const spin = (type: string, step: number): OnStage => {
  const told = line(type, { seat: 0 });
  const rest = { steps: 3, lasts: 4000, order: [], lamp: [0], faces: 0, held: false };
  return { event: told.event, number: told.number, line: told, step, ...rest };
};
/** How much has been begun that makes a sound, beside the room itself. */
const heard = () => Speaker.all[0]!.sources.length - room;

let room = 0;
let player: typeof import("../src/sound/player");
let kept: typeof settings;
let ear: Ear;

beforeEach(async () => {
  vi.stubGlobal("AudioContext", Speaker);
  Speaker.all = [];
  vi.resetModules();
  await (await import("../src/games/registry")).loadGames();
  player = await import("../src/sound/player");
  ear = (await import("../src/sound/ear")).soundEar(() => "bulletbucks");
  kept = (await import("../src/state/settings.svelte")).settings;
  Object.assign(kept, { sound: true, skin: "classic" });
});

async function touch() {
  await player.wake();
  room = Speaker.all[0]!.sources.length;
}

it.each([false, true])("plays every sound from now on, and can end it (gentle: %s)", (isGentle) => {
  for (const sound of Object.keys(CLASSIC) as Sound[]) {
    const speaker = new Speaker();
    const engine = new Engine(speaker as unknown as AudioContext, isGentle);
    const before = { sources: speaker.sources.length, gains: speaker.gains.length };
    const stop = engine.play({ sound });
    const sources = speaker.sources.slice(before.sources);
    expect(sources.length > 0, sound).toBe(sound !== "silence");
    for (const { start } of sources) expect(start.mock.calls[0]![0], sound).toBeGreaterThanOrEqual(5);
    stop();
    const voice = speaker.gains[before.gains]!;
    expect(voice.gain.linearRampToValueAtTime).toHaveBeenCalledWith(0, expect.closeTo(5.06));
  }
});

it("is silent until somebody has touched the page", async () => {
  player.play({ sound: "bang" });
  expect(Speaker.all).toHaveLength(0);
  await touch();
  player.play({ sound: "bang" });
  expect(heard()).toBeGreaterThan(0);
});

it("opens no loudspeaker for who wants none, and falls silent for who wants none any more", async () => {
  kept.sound = false;
  await player.wake();
  expect(Speaker.all).toHaveLength(0);
  kept.sound = true;
  await touch();
  kept.sound = false;
  await player.wake();
  expect(Speaker.all[0]!.state).toBe("suspended");
  player.play({ sound: "bang" });
  expect(heard()).toBe(0);
});

it("hushes the wheel before it speaks, and says the outcome once", async () => {
  await touch();
  const { gains } = Speaker.all[0]!;
  const first = gains.length;
  ear.steps?.(spin("Banged", 0));
  const wheel = gains[first]!;
  ear.steps?.(spin("Banged", 1));
  expect(wheel.gain.linearRampToValueAtTime).not.toHaveBeenCalled();
  ear.steps?.(spin("Banged", 2));
  expect(wheel.gain.linearRampToValueAtTime).toHaveBeenCalledOnce();
  const before = heard();
  ear.steps?.(spin("Banged", 3));
  const after = heard();
  expect(after).toBeGreaterThan(before);
  ear.told?.([line("Banged")]);
  expect(heard()).toBe(after);
});

it("sounds the same for a click as for a bang until the wheel speaks", async () => {
  await touch();
  for (const step of [0, 1, 2]) ear.steps?.(spin("Banged", step));
  const ticks = heard();
  for (const step of [0, 1, 2]) ear.steps?.(spin("Clicked", step));
  expect(heard()).toBe(2 * ticks);
});

it("says the outcome of what is not acted out", async () => {
  await touch();
  ear.told?.([line("Banged")]);
  expect(heard()).toBeGreaterThan(0);
});

it("is another room for who wants it gentle", async () => {
  await touch();
  const { sources } = Speaker.all[0]!;
  kept.skin = "gentle";
  player.play({ sound: "bang" });
  const tones = sources.flatMap(({ frequency }) =>
    frequency.setValueAtTime.mock.calls.map(([pitch]) => pitch),
  );
  expect(tones).toContain(240); // a cork
  expect(tones).not.toContain(3900); // nothing rings in anybody's ears
});

it("hears many who seal at once as one", async () => {
  await touch();
  ear.told?.([line("Sealed")]);
  const one = heard();
  ear.told?.([line("Sealed"), line("Sealed"), line("Asked")]);
  expect(heard()).toBe(2 * one);
});

it("hears a shot as its worst card", () => {
  const shot = (...cards: number[]) =>
    soundOf("championship", line("ShotsFired", { shots: cards.map((card) => [0, card, -1]) }).event);
  expect(shot(0, 0)).toBe("click");
  expect(shot(0, 1)).toBe("bang");
});
