import { say } from "../../text/catalogue";

/** A sum as the visitor's language writes it. */
export const money = (sum: number): string => say("bulletbucks-money", { sum });

/** Each kind of note as it is printed. */
export const VALUES = (): string[] => [money(1000), money(2000)];
