// The little Markdown in which rules are written: paragraphs, lists, tables, **strong**, *emphasis*, `code`.

export type Span = { text: string; as: "" | "strong" | "em" | "code" };
export type Block = { rows: Span[][][] } | { spans: Span[] } | { items: Span[][]; list: "ol" | "ul" };

const NUMBER = /^\s*\d+\. /m;
const ITEM = /^\s*(?:-|\d+\.) /m;

function spansOf(text: string): Span[] {
  const parts = text.trim().split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/);
  return parts.filter(Boolean).map((part) => {
    if (part.length > 4 && part.startsWith("**") && part.endsWith("**"))
      return { text: part.slice(2, -2), as: "strong" };
    if (part.length > 2 && part.startsWith("*") && part.endsWith("*"))
      return { text: part.slice(1, -1), as: "em" };
    if (part.length > 2 && part.startsWith("`") && part.endsWith("`"))
      return { text: part.slice(1, -1), as: "code" };
    return { text: part, as: "" };
  });
}

export function blocksOf(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .flatMap((block) => (block.startsWith("|") ? [tableOf(block)] : textOf(block)));
}

function tableOf(block: string): Block {
  const rows = block.split("\n").filter((row) => !/^[\s|:-]+$/.test(row));
  return { rows: rows.map((row) => row.trim().slice(1, -1).split("|").map(spansOf)) };
}

/** A paragraph, and the list that may follow it without a blank line between them. */
function textOf(block: string): Block[] {
  const [paragraph = "", ...items] = block.split(ITEM);
  const found: Block[] = paragraph ? [{ spans: spansOf(paragraph) }] : [];
  if (items.length) found.push({ items: items.map(spansOf), list: NUMBER.test(block) ? "ol" : "ul" });
  return found;
}
