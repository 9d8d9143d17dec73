// The ink a card is printed in: how dangerous it is, or the moment at which it is played, at a glance.

export type Tone =
  | "mild"
  | "fair"
  | "strong"
  | "bang"
  | "special"
  | "spin"
  | "bet"
  | "accusation"
  | "trigger"
  | "scoring";

/** The ink of a card that counts this much; without a value it is one of a kind. */
export function toneOf(value: number | undefined, bang = false): Tone {
  if (value === undefined) return "special";
  if (bang) return "bang";
  if (value >= 20) return "strong";
  return value >= 10 ? "fair" : "mild";
}
