// Looking something up: every word that is typed, in any order, without caring for accents or capitals.

const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[*`]/g, "").toLowerCase();

/** Whether all words that are wanted stand in one of these texts or another; nothing wanted is found everywhere. */
export function finds(wanted: string, ...texts: string[]): boolean {
  const all = plain(texts.join(" "));
  return plain(wanted)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
