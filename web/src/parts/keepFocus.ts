// Who plays with the keyboard never loses their place.

/** Where the focus goes when what had it is gone: the question, the result, or else the screen's title. */
const REFUGES = ["[data-refuge]", "h1"];

/** When what has the focus goes away or is switched off, the focus goes to where one reads on. */
export function keepFocus(node: HTMLElement) {
  let inside = false;

  function follow(event: Event) {
    inside = node.contains(event.target as Node);
  }

  /** The Tab key may lead out of the page: nobody is fetched back from there. */
  function leave(event: KeyboardEvent) {
    if (event.key === "Tab") inside = false;
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
  document.addEventListener("keydown", leave);
  return {
    destroy() {
      observer.disconnect();
      document.removeEventListener("focusin", follow);
      document.removeEventListener("pointerdown", follow);
      document.removeEventListener("keydown", leave);
    },
  };
}
