// Whom somebody is about to name: whoever the pointer or the focus is on, at the table or below it.

class Pointing {
  /** A seat, or -1. */
  seat = $state(-1);

  /** What a button does that would name this seat. */
  at = (seat: number) => ({
    onpointerenter: () => {
      this.seat = seat;
    },
    onfocus: () => {
      this.seat = seat;
    },
    onpointerleave: this.away,
    onblur: this.away,
  });

  away = (): void => {
    this.seat = -1;
  };
}

export const pointing = new Pointing();
