// Which lessons a visitor has been through, or does not want: kept in this browser, so that they are offered once loudly.

const KEY = "clickbang-lessons";

function load(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export const lessons = $state<{ finished: string[] }>({ finished: load() });

export const isFinished = (game: string): boolean => lessons.finished.includes(game);

/** It has been told to its end, or was skipped. */
export function finishLesson(game: string): void {
  if (!game || isFinished(game)) return;
  lessons.finished.push(game);
  try {
    localStorage.setItem(KEY, JSON.stringify(lessons.finished));
  } catch {
    // a browser that keeps nothing: it is offered again
  }
}
