// What is heard, with a loudspeaker that only takes notes.

import { beforeEach, expect, it, vi } from "vitest";
import type { OnStage } from "../src/director/director.svelte";
import { soundOf } from "../src/sound/cues";
import { soundEar } from "../src/sound/ear";
import { type Sound, sound } from "../src/sound/synth";
import { settings } from "../src/state/settings.svelte";
import type { LogLine } from "../src/state/table.svelte";

const parameter = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
const node = (more = {}) => ({
  connect: vi.fn(),
  disconnect: vi.fn(),
  start: vi.fn(),
  stop: vi.fn(),
  ...more,
});

class Speaker {
  static all: Speaker[] = [];
  state = "suspended";
  currentTime = 5;
  sampleRate = 8000;
  destination = node();
  gains: ReturnType<typeof node>[] = [];
  tones: ReturnType<typeof node>[] = [];
  noises: ReturnType<typeof node>[] = [];
  constructor() {
    Speaker.all.push(this);
  }
  async resume() {
    this.state = "running";
  }
  private note<T>(list: T[], made: T): T {
    list.push(made);
    return made;
  }
  createGain = () => this.note(this.gains, node({ gain: parameter() }));
  createOscillator = () => this.note(this.tones, node({ frequency: parameter(), type: "" }));
  createBufferSource = () => this.note(this.noises, node({ buffer: null }));
  createBiquadFilter = () => node({ frequency: parameter(), type: "" });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

const SOUNDS: Sound[] = [
  "seal",
  "turn",
  "spin",
  "click",
  "bang",
  "pop",
  "count",
  "your-turn",
  "accused",
  "tick",
  "talk",
  "over",
];
const line = (type: string, fields = {}): LogLine => ({ number: 1, event: { type, ...fields }, text: "" });
const spin = (type: string, step: number): OnStage => {
  const told = line(type, { seat: 0 });
  const rest = { steps: 3, lasts: 4000, order: [], lamp: [0], faces: 0, held: false };
  return { event: told.event, number: told.number, line: told, step, ...rest };
};
const heard = () => {
  const speaker = Speaker.all[0]!;
  return speaker.tones.length + speaker.noises.length;
};

let player: typeof import("../src/sound/player");
let ear: ReturnType<typeof soundEar>;

beforeEach(async () => {
  vi.stubGlobal("AudioContext", Speaker);
  Speaker.all = [];
  settings.sound = true;
  settings.skin = "classic";
  vi.resetModules();
  await (await import("../src/games/registry")).loadGames();
  player = await import("../src/sound/player");
  ear = (await import("../src/sound/ear")).soundEar(() => "bulletbucks");
  (await import("../src/state/settings.svelte")).settings.sound = true;
});

it("makes every sound of tones and noise, quietly, from now on", () => {
  for (const which of SOUNDS) {
    const speaker = new Speaker();
    const stop = sound(speaker as unknown as AudioContext, which);
    const sources = [...speaker.tones, ...speaker.noises];
    expect(sources.length, which).toBeGreaterThan(0);
    for (const source of sources) expect(source.start.mock.calls[0]![0], which).toBeGreaterThanOrEqual(5);
    const out = speaker.gains[0] as unknown as { gain: { value: number }; disconnect: () => void };
    expect(out.gain.value).toBeLessThan(0.3);
    expect(out.disconnect).not.toHaveBeenCalled();
    stop();
    expect(out.disconnect).toHaveBeenCalledOnce();
  }
});

it("is silent until somebody has asked for sound and touched the page", async () => {
  player.play({ sound: "bang" });
  expect(Speaker.all).toHaveLength(0);
  await player.wake();
  player.play({ sound: "bang" });
  expect(heard()).toBe(2);
  (await import("../src/state/settings.svelte")).settings.sound = false;
  player.play({ sound: "bang" });
  expect(heard()).toBe(2);
});

it("opens no loudspeaker for who wants none", async () => {
  (await import("../src/state/settings.svelte")).settings.sound = false;
  await player.wake();
  expect(Speaker.all).toHaveLength(0);
});

it("ends the spin when the outcome is told", async () => {
  await player.wake();
  ear.steps?.(spin("Banged", 0));
  const wheel = Speaker.all[0]!.gains[0]!;
  expect(Speaker.all[0]!.tones).toHaveLength(0); // the wheel ticks; nothing tells what comes
  ear.steps?.(spin("Banged", 3));
  expect(wheel.disconnect).toHaveBeenCalledOnce();
  expect(Speaker.all[0]!.tones).toHaveLength(1);
  ear.told?.([line("Banged")]); // it has been heard
  expect(Speaker.all[0]!.tones).toHaveLength(1);
});

it("plays the same spin for a click as for a bang", async () => {
  await player.wake();
  for (const step of [0, 1, 2]) ear.steps?.(spin("Banged", step));
  const ticks = heard();
  for (const step of [0, 1, 2]) ear.steps?.(spin("Clicked", step));
  expect(heard()).toBe(2 * ticks);
});

it("pops in gentle words", async () => {
  await player.wake();
  (await import("../src/state/settings.svelte")).settings.skin = "gentle";
  ear.told?.([line("Banged")]);
  const pop = Speaker.all[0]!.tones[0] as unknown as { frequency: ReturnType<typeof parameter> };
  expect(pop.frequency.setValueAtTime).toHaveBeenCalledWith(260, 5);
});

it("hears many who seal at once as one", async () => {
  await player.wake();
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
