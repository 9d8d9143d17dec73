// Words for what has none: made from its name.

/** HandsShown, hands-shown and hands_shown are all "Hands shown". */
export function phrase(name: string): string {
  const words = name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, " ")
    .replace(/[-_]/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
