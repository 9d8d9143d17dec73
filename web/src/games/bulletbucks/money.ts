import { say } from "../../text/catalogue";

/** A sum as the visitor's language writes it. */
export const money = (sum: number): string => say("bulletbucks-money", { sum });
