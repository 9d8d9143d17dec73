// A card leans towards the pointer, as one that is touched at a corner does. Fingers and those who want less motion: not.

import { prefersReducedMotion } from "svelte/motion";

const LEAN = 11;

/** For {@attach tilt}: sets --lean-x, --lean-y (degrees) and --shine (percent) of the element. */
export function tilt(element: HTMLElement): () => void {
  const lean = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || prefersReducedMotion.current) return;
    const box = element.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width;
    const y = (event.clientY - box.top) / box.height;
    element.style.setProperty("--lean-y", `${((x - 0.5) * 2 * LEAN).toFixed(1)}deg`);
    element.style.setProperty("--lean-x", `${((0.5 - y) * 2 * LEAN).toFixed(1)}deg`);
    element.style.setProperty("--shine", `${((x - 0.5) * 90).toFixed(0)}%`);
  };
  const rest = () => {
    for (const name of ["--lean-x", "--lean-y", "--shine"]) element.style.removeProperty(name);
  };
  element.addEventListener("pointermove", lean);
  element.addEventListener("pointerleave", rest);
  return () => {
    element.removeEventListener("pointermove", lean);
    element.removeEventListener("pointerleave", rest);
  };
}
