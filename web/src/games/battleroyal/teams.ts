// Teams by letter, colour and outline: a letter alone is enough to tell them apart.

import type { Event } from "./protocol";

/** So many colours and outlines there are before they come again (as classes team-0 … in Board.svelte). */
export const TEAM_LOOKS = 8;

export interface Team {
  letter: string;
  look: number;
  seats: number[];
}

/** The letter of everybody who is in a team: a team keeps its letter as long as it lives, the larger of two that join. */
export function lettersOf(events: Event[]): Map<number, string> {
  let teams = new Map<string, number[]>();
  const part = (gone: number[]) => {
    const left = [...teams].map(
      ([letter, seats]) => [letter, seats.filter((seat) => !gone.includes(seat))] as const,
    );
    teams = new Map(
      left.filter(([, seats]) => seats.length > 1).map(([letter, seats]) => [letter, [...seats]]),
    );
  };
  for (const event of events) {
    if (event.type === "TeamFormed") {
      const { seats } = event;
      const inside = (team: number[]) => team.filter((seat) => seats.includes(seat)).length;
      const [largest] = [...teams]
        .filter(([, team]) => inside(team) > 1)
        .sort((a, b) => inside(b[1]) - inside(a[1]));
      part(seats);
      teams.set(largest?.[0] ?? freeLetter(teams), seats);
    } else if (event.type === "LeftTeam") part([event.seat]);
    else if (event.type === "AllAlone" || event.type === "Eliminated") part(event.seats);
  }
  return new Map([...teams].flatMap(([letter, seats]) => seats.map((seat) => [seat, letter] as const)));
}

const FIRST = "A".charCodeAt(0);

function freeLetter(taken: Map<string, unknown>): string {
  let letter = FIRST;
  while (taken.has(String.fromCharCode(letter))) letter++;
  return String.fromCharCode(letter);
}

/** The teams of two and more, by letter. */
export function teamsOf(teams: number[][], alive: number[], letters: Map<number, string>): Team[] {
  return teams
    .filter((team, seat) => team.length > 1 && team[0] === seat && alive.includes(seat))
    .map((seats) => {
      const letter = letters.get(seats[0]!) ?? "?";
      return { letter, look: (letter.charCodeAt(0) - FIRST + TEAM_LOOKS) % TEAM_LOOKS, seats };
    })
    .sort((one, other) => one.letter.localeCompare(other.letter));
}

export const teamOf = (teams: Team[], seat: number): Team | undefined =>
  teams.find((team) => team.seats.includes(seat));
