// Which drawer of a table is open: one at a time.

export type DrawerName = "log" | "chat" | "share" | "settings";

/** From this width on there is room for the log beside a table that is large all the same. */
const WIDE = "(min-width: 1700px)";

export class Drawers {
  open = $state<DrawerName | null>(null);
  /** Whether somebody has opened it, rather than found it open. */
  isAsked = $state(false);

  constructor(wide: DrawerName | null = null) {
    if (wide && globalThis.matchMedia?.(WIDE).matches) this.open = wide;
  }

  toggle = (name: DrawerName): void => {
    this.isAsked = true;
    this.open = this.open === name ? null : name;
  };

  close = (): void => {
    this.open = null;
  };
}
