// Teams by letter, colour and outline: a letter alone is enough to tell them apart.

/** So many colours and outlines there are before they come again (as classes team-0 … in Board.svelte). */
export const TEAM_LOOKS = 8;

export interface Team {
  letter: string;
  look: number;
  seats: number[];
}

/** The teams of two and more, in the order of their first seats. */
export function teamsOf(teams: number[][], alive: number[]): Team[] {
  const found = teams.filter((team, seat) => team.length > 1 && team[0] === seat && alive.includes(seat));
  return found.map((seats, index) => ({
    letter: String.fromCharCode("A".charCodeAt(0) + index),
    look: index % TEAM_LOOKS,
    seats,
  }));
}

export const teamOf = (teams: Team[], seat: number): Team | undefined =>
  teams.find((team) => team.seats.includes(seat));
