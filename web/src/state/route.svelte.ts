// Where one is, from what follows # in the address: it never leaves the browser, so no code ends up in a log.

export type Route =
  | { screen: "home" }
  | { screen: "credits" }
  | { screen: "new"; game: string }
  | { screen: "table"; code: string }
  | { screen: "transfer"; code: string };

export function parse(hash: string): Route {
  const text = decodeURIComponent(hash.replace(/^#\/?/, ""));
  if (text.startsWith("transfer=")) return { screen: "transfer", code: text.slice("transfer=".length) };
  if (text === "credits") return { screen: "credits" };
  if (text.startsWith("new/")) return { screen: "new", game: text.slice("new/".length) };
  if (/^[A-Za-z0-9]{6,16}$/.test(text)) return { screen: "table", code: text };
  return { screen: "home" };
}

export const here = $state<{ route: Route }>({ route: { screen: "home" } });

export function follow(): void {
  here.route = parse(location.hash);
}

export function go(hash: string): void {
  location.hash = hash;
}
