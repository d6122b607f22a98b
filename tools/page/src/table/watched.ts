// What is watched, if it is one of two games of the same deal.
import { signal } from "@preact/signals";

export interface Watched {
  title: string; // "Deal 3: game B (two attacks)"
  partsAt: number | null; // after how many answers the other game goes another way; null: never
  parting: string; // what is answered then in each: "in B: P1: attack; in A: P1: pass"
  other: { label: string; open(): Promise<void> };
}

export const watched = signal<Watched | null>(null);
