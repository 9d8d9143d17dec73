// The rule behind an event. The table is made from the events' own descriptions (make page).

import rules from "./event_rules.json";

export function ruleBehind(event: string): string {
  return (rules as Record<string, string>)[event] ?? "";
}
