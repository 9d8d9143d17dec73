/** What one knows of a chamber: nothing, that it is empty, or that it has gone off. */
export type Chamber = "unknown" | "empty" | "fired";

export const UNKNOWN: readonly Chamber[] = ["unknown", "unknown", "unknown", "unknown", "unknown", "unknown"];
