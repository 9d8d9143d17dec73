// How much of what was said at a table nobody has looked at in this tab, also after a reload.

const KEY = "clickbang-read";

export class Unread {
  count = $state(0);
  /** The number of the last remark that was read. */
  private read: number;
  private last = 0;
  private isSeen = false;

  constructor(private readonly code: string) {
    this.read = Number(sessionStorage.getItem(`${KEY}-${code}`) ?? 0);
  }

  /** Somebody else said something: whether it is news. */
  hear(number: number): boolean {
    this.last = number;
    if (number <= this.read) return false;
    if (this.isSeen) this.keep();
    else this.count++;
    return true;
  }

  /** Everything is told anew. */
  forget(): void {
    this.count = 0;
    this.last = 0;
  }

  /** Whether what is said is before somebody's eyes. */
  look(isSeen: boolean): void {
    this.isSeen = isSeen;
    if (!isSeen) return;
    this.count = 0;
    this.keep();
  }

  private keep(): void {
    if (this.last <= this.read) return;
    this.read = this.last;
    sessionStorage.setItem(`${KEY}-${this.code}`, String(this.read));
  }
}
