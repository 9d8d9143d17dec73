// Who stands behind a captain.

/** The team-mate at this place has a face of their own, the same whenever it is seen. The last place leaves first. */
export const mateSeed = (seed: string, place: number): string => `${seed}/${place + 1}`;
