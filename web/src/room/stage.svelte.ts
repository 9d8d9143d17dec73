// The field of the table as it is on this window, and where the lamp shines: boards place their things by it.

import type { Oval } from "./places";

export const stage = $state({
  /** Of the field in which a board is drawn, in pixels. */
  width: 0,
  height: 0,
  /** The centre of the light, in percent of the field. */
  lamp: { x: 50, y: 45 },
  /** The edge of the table where a board seats people otherwise than `seating` does. */
  oval: null as Oval | null,
  /** How many pixels below the field a board may use while there is nothing to decide: most of the dock is dark then. */
  reach: 0,
  /** Whether that is so now. */
  isOpen: false,
  /** The edge of the table while it reaches down there; nothing for a board that does not. */
  opened: null as Oval | null,
});

const MIDDLE = { x: 50, y: 45 };

/** Let the lamp swing there; without anything, back to the middle. */
export function swingLamp(to: { x: number; y: number } = MIDDLE): void {
  stage.lamp = { ...to };
}
