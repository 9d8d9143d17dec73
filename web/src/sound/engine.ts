// One engine for all that is heard: sounds on cue, the tone of the room under them, and silence when it is called for.

import type { Cue } from "./cues";
import { type Desk, newDesk } from "./desk";
import { CLASSIC, GENTLE } from "./scores";

/** How quietly the room hums. */
const BED = 0.014;
/** Seconds in which a sound dies away that is ended early. */
const RELEASE = 0.06;
/** Seconds for which the room holds its breath. */
const BREATH = 2.2;

export class Engine {
  private desk: Desk;
  private bed = 0;

  constructor(
    private context: BaseAudioContext,
    private isGentle: boolean,
  ) {
    this.desk = newDesk(context, isGentle);
    this.hum();
  }

  /** Let the room be heard, or not: nobody sits in it, or nobody looks. */
  set isOpen(open: boolean) {
    this.bed = open ? BED : 0;
    this.desk.bed.gain.setTargetAtTime(this.bed, this.context.currentTime, 0.3);
  }

  /** Begin a sound; returns how to end it early. */
  play({ sound, pitch = 0, lasts = 1500, risk = 0.2 }: Cue): () => void {
    const { context, desk } = this;
    if (sound === "silence" || sound === "bang") this.holdBreath();
    const [dry, wet] = [context.createGain(), context.createGain()];
    dry.connect(desk.dry);
    wet.connect(desk.wet);
    const score = (this.isGentle && GENTLE[sound]) || CLASSIC[sound];
    score({ ...desk, dry, wet, start: context.currentTime }, { pitch, lasts: lasts / 1000, risk });
    return () => {
      const now = context.currentTime;
      for (const { gain } of [dry, wet]) {
        gain.setValueAtTime(1, now);
        gain.linearRampToValueAtTime(0, now + RELEASE);
      }
    };
  }

  /** Leave the desk: nothing more is heard of it. */
  close(): void {
    this.desk.bed.disconnect();
    this.desk.dry.disconnect();
    this.desk.wet.disconnect();
  }

  /** The room itself: air, and in the back room a lamp that hums. */
  private hum(): void {
    const { context, desk } = this;
    desk.bed.gain.value = 0;
    const air = context.createBufferSource();
    air.buffer = desk.noise;
    air.loop = true;
    const walls = context.createBiquadFilter();
    walls.type = "lowpass";
    walls.frequency.value = this.isGentle ? 420 : 240;
    air.connect(walls);
    walls.connect(desk.bed);
    air.start();
    if (this.isGentle) return;
    const lamp = context.createOscillator();
    lamp.frequency.value = 100;
    const dim = context.createGain();
    dim.gain.value = 0.12;
    lamp.connect(dim);
    dim.connect(desk.bed);
    lamp.start();
  }

  /** The room falls silent, and comes back after a while. */
  private holdBreath(): void {
    const { gain } = this.desk.bed;
    const now = this.context.currentTime;
    gain.cancelScheduledValues(now);
    gain.setTargetAtTime(0, now, 0.03);
    gain.setTargetAtTime(this.bed, now + BREATH, 0.6);
  }
}
