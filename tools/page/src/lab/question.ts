// What an experiment asks: which rules, cards or numbers are compared, and how it is played.
import { signal } from "@preact/signals";
import { mostPlayers } from "../engine/most_players.ts";
import { Refusal } from "../state/set_files.ts";

export type Kind = "rules" | "card" | "number";

// A ruleset, with what the visitor changed.
export interface RulesChoice {
  rules: string;
  plus: string[]; // more rulesets: two_attacks
  numbers: Record<string, number>; // changed
  options: Record<string, string>; // changed
  without: string[]; // cards, by name or id
  name: string; // of the house rule, if something is changed
}

export interface Question {
  kind: Kind;
  a: RulesChoice; // for "card" and "number": the only one
  b: RulesChoice;
  card: string;
  number: string; // of the rules
  values: number[]; // that it takes, besides the usual one
  measure: string;
  bot: string;
  players: number;
  pairs: number;
  untilClear: boolean;
  // The cards and rules of the set on the bench are in the game; null: if it is the visitor's own.
  withSet: boolean | null;
}

export const usualRules: RulesChoice = { rules: "extended", plus: [], numbers: {}, options: {}, without: [], name: "" };

export const firstQuestion: Question = {
  kind: "rules",
  a: usualRules,
  b: { ...usualRules, plus: ["two_attacks"] },
  card: "",
  number: "price",
  values: [7, 13],
  measure: "turns",
  bot: "careful",
  players: 4,
  pairs: 2000,
  untilClear: true,
  withSet: null,
};

export const question = signal<Question>(firstQuestion);
// Grows when there is something new to keep.
export const labChanged = signal(0);

export function ask(change: Partial<Question>): void {
  question.value = { ...question.value, ...change };
  labChanged.value++;
}

export const bots = ["careful", "greedy", "eager", "random"] as const;
export const mostPairs = 10_000;

const word = /^[a-z0-9_]{1,60}$/;

function demand(isRight: boolean, what: string): void {
  if (!isRight)
    throw new Refusal(`its ${what} cannot be read`);
}

function words(from: unknown, what: string): string[] {
  demand(Array.isArray(from) && from.length <= 20 && from.every((one) => typeof one === "string" && word.test(one)), what);
  return from as string[];
}

// Names of cards: what could divide a variant in another way is refused.
function cards(from: unknown): string[] {
  const isCard = (one: unknown) => typeof one === "string" && one.length <= 100 && /^[^,+\p{C}]+$/u.test(one);
  demand(Array.isArray(from) && from.length <= 20 && from.every(isCard), "list of cards");
  return from as string[];
}

function values<T>(from: unknown, is: (value: unknown) => value is T, what: string): Record<string, T> {
  demand(typeof from === "object" && from !== null && !Array.isArray(from), what);
  const entries = Object.entries(from as object);
  demand(entries.length <= 60 && entries.every(([name, value]) => word.test(name) && is(value)), what);
  return Object.fromEntries(entries);
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isWord = (value: unknown): value is string => typeof value === "string" && word.test(value);
const isWordOrNone = (value: unknown): value is string => value === "" || isWord(value);

function checkedRules(from: unknown): RulesChoice {
  demand(typeof from === "object" && from !== null, "ruleset");
  const { rules, plus, numbers, options, without, name } = from as Record<string, unknown>;
  demand(isWord(rules) && isWordOrNone(name), "ruleset");
  return {
    rules: rules as string,
    plus: words(plus, "ruleset"),
    numbers: values(numbers, isWhole, "numbers"),
    options: values(options, isWord, "options"),
    without: cards(without),
    name: name as string,
  };
}

// Of a value that came from outside. Throws a Refusal.
export function checkedQuestion(from: unknown): Question {
  demand(typeof from === "object" && from !== null, "question");
  const { kind, a, b, card, number, values: several, measure, bot, players, pairs, untilClear, withSet } =
    from as Record<string, unknown>;
  demand(["rules", "card", "number"].includes(kind as string), "question");
  demand(isWord(number) && isWord(measure) && bots.some((one) => one === bot), "question");
  demand(Array.isArray(several) && several.length <= 5 && several.every(isWhole), "list of numbers");
  demand(isWhole(players) && players >= 1 && players <= mostPlayers, "number of players");
  demand(isWhole(pairs) && pairs >= 2 && pairs <= mostPairs, "number of pairs");
  return {
    kind: kind as Kind,
    a: checkedRules(a),
    b: checkedRules(b),
    card: card === "" ? "" : (cards([card])[0] ?? ""),
    number: number as string,
    values: several as number[],
    measure: measure as string,
    bot: bot as string,
    players: players as number,
    pairs: pairs as number,
    untilClear: untilClear === true,
    withSet: withSet === null ? null : withSet === true,
  };
}
