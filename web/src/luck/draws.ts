// The arithmetic of luck that can be checked, as docs/fairness.md tells it: hashes, what is committed to, and draws.
// Not the browser's own hashes: it has none on a plain http address on a network.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export type Outcomes = [outcome: number, weight: number][];

const SPAN = 1n << 256n;

/** What this browser throws into the luck of a game. */
export const newContribution = () => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/** The commitment to these bytes, both in hex. */
export const hashOf = (hidden: string) => bytesToHex(sha256(hexToBytes(hidden)));

/** A hash of the game and its options: a server that could still change them would choose what a draw means. */
export function termsOf(game: string, options: Record<string, string>): string {
  const words = [
    game,
    ...Object.keys(options)
      .sort()
      .flatMap((name) => [name, options[name]!]),
  ];
  return bytesToHex(sha256(concatBytes(...words.map((word) => sha256(utf8ToBytes(word))))));
}

/** The draws of a game, one after another. */
export class Draws {
  private readonly key: Uint8Array;
  private readonly thrownIn: Uint8Array;
  private number = 0;

  constructor(secret: string, contributions: string[]) {
    this.key = hexToBytes(secret);
    this.thrownIn = sha256(utf8ToBytes(contributions.join("\n")));
  }

  choose(outcomes: Outcomes): number {
    const total = outcomes.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
    let left = this.numberBelow(total);
    for (const [outcome, weight] of outcomes) {
      left -= BigInt(weight);
      if (left < 0n) return outcome;
    }
    throw new RangeError("weights do not add up to their sum");
  }

  /** A number from 0 to total - 1, each as likely: what would favour the first few is drawn again. */
  private numberBelow(total: bigint): bigint {
    const counted = new DataView(new ArrayBuffer(12));
    counted.setBigUint64(0, BigInt(this.number++));
    for (let attempt = 0; ; attempt++) {
      counted.setUint32(8, attempt);
      const message = concatBytes(this.thrownIn, new Uint8Array(counted.buffer));
      const value = BigInt(`0x${bytesToHex(hmac(sha256, this.key, message))}`);
      if (value < SPAN - (SPAN % total)) return value % total;
    }
  }
}
