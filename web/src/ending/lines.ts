// Text in lines of a given width, where no browser breaks them for us: on a canvas.

export type Measure = (text: string) => number;

/** The text, or as much of its beginning as fits with dots behind it. */
export function shorten(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && measure(`${letters.join("").trimEnd()}…`) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** The text broken between its words; what goes beyond the last line is left out, and a word too long is shortened. */
export function wrap(text: string, width: number, most: number, measure: Measure): string[] {
  const lines: string[] = [];
  // a no-break space is none of these
  for (const word of text.split(/[ \n]+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, most).map((line) => shorten(line, width, measure));
  if (lines.length > most) shown[most - 1] = shorten(`${lines[most - 1]} ${lines[most]}…`, width, measure);
  return shown;
}
