// What the visitor has done at the table of the workshop, as a part of what is kept: the game is played again from it.
import { signal } from "@preact/signals";
import type { Spot } from "./situation.ts";

export interface Tried {
  card: string;
  spot: Spot;
  rules: string | undefined; // the ruleset that is tried
  seed: number;
  dice: number[]; // those that were chosen, from the first
  answers: string[]; // of the visitor, by their keys
}

// null: nothing yet.
export const tried = signal<Tried | null>(null);
let wanted: Tried | null = null;

// The next game of this card goes on from there; null: from its beginning.
export function wantTried(one: Tried | null): void {
  wanted = one;
}

// What was wanted of this card, once.
export function takeWanted(card: string, spot: Spot, rules: string | undefined): Tried | null {
  const found = wanted;
  if (found === null || found.card !== card || found.spot !== spot || found.rules !== rules)
    return null;
  wanted = null;
  return found;
}

export function exportTried(): Tried | null {
  return tried.value ?? wanted;
}

function isListOf<T>(value: unknown, isOne: (one: unknown) => one is T): value is T[] {
  return Array.isArray(value) && value.every(isOne);
}

// Of a value that may have been damaged; null: it cannot be used.
export function checkedTried(value: unknown): Tried | null {
  const { card, spot, rules, seed, dice, answers } = (value ?? {}) as Record<string, unknown>;
  const isNumber = (one: unknown): one is number => Number.isSafeInteger(one);
  const isText = (one: unknown): one is string => typeof one === "string";
  if (!isText(card) || !isText(spot) || !isNumber(seed) || !isListOf(dice, isNumber) || !isListOf(answers, isText))
    return null;
  return { card, spot: spot as Spot, rules: isText(rules) ? rules : undefined, seed, dice, answers };
}
