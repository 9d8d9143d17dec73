// Who plays with the keyboard never loses their place.

/** Where the focus goes when what had it is gone: the question, the result, or else the screen's title. */
const REFUGES = ["[data-refuge]", "h1"];

/** When what has the focus goes away or is switched off, the focus goes to where one reads on. */
export function keepFocus(node: HTMLElement) {
  let inside = false;

  function follow(event: Event) {
    inside = node.contains(event.target as Node);
  }

  function look() {
    const active = document.activeElement;
    // while a screen is still to come the focus waits at its frame
    const isLost =
      active === null || [document.body, node].includes(active as HTMLElement) || active.matches(":disabled");
    if (!inside || !isLost) return;
    const found = REFUGES.map((where) => node.querySelector<HTMLElement>(where)).find((one) => one) ?? node;
    found.tabIndex = -1;
    found.focus({ preventScroll: true });
  }

  const observer = new MutationObserver(look);
  observer.observe(node, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", follow);
  document.addEventListener("pointerdown", follow);
  return {
    destroy() {
      observer.disconnect();
      document.removeEventListener("focusin", follow);
      document.removeEventListener("pointerdown", follow);
    },
  };
}
