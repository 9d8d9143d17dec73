// The little Markdown in which rules are written: paragraphs, tables, **strong** and *emphasis*.

export type Span = { text: string; as: "" | "strong" | "em" };
export type Block = { rows: Span[][][] } | { spans: Span[] };

function spansOf(text: string): Span[] {
  const parts = text.trim().split(/(\*\*[^*]+\*\*|\*[^*]+\*)/);
  return parts.filter(Boolean).map((part) => {
    if (part.length > 4 && part.startsWith("**") && part.endsWith("**"))
      return { text: part.slice(2, -2), as: "strong" };
    if (part.length > 2 && part.startsWith("*") && part.endsWith("*"))
      return { text: part.slice(1, -1), as: "em" };
    return { text: part, as: "" };
  });
}

export function blocksOf(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => {
      if (!block.startsWith("|")) return { spans: spansOf(block) };
      const rows = block.split("\n").filter((row) => !/^[\s|:-]+$/.test(row));
      return { rows: rows.map((row) => row.trim().slice(1, -1).split("|").map(spansOf)) };
    });
}
