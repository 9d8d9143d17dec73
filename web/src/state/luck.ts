// What this browser throws into the luck of a game: random bytes, to which it commits before anybody shows theirs.

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export function newContribution(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The SHA-256 of the contribution; nothing where a browser has no such thing (a plain http address on a network). */
export async function commitTo(contribution: string): Promise<string> {
  if (!crypto.subtle) return "";
  const bytes = Uint8Array.from(contribution.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}
