// The rule behind an event. The table is made from the events' own descriptions (make page).

import rules from "./event_rules.json";

export function ruleBehind(game: string, event: string): string {
  return (rules as Record<string, Record<string, string>>)[game]?.[event] ?? "";
}
