// What the engine knows about the question while it is written: rulesets, their numbers, what differs, and cards.
import { effect, signal } from "@preact/signals";
import { ask as askEngine, engineState } from "../engine/engine.ts";
import { loads } from "../state/bench.ts";
import { sentenceOf } from "../state/sentence.ts";
import { diffSentences } from "./diff_words.ts";
import { rulesetOf } from "./house_rule.ts";
import { labSetOf } from "./lab_sets.ts";
import { type Question, question, type RulesChoice } from "./question.ts";

export interface Ruleset {
  name: string;
  title: string;
}

// The values of a ruleset without the visitor's changes.
export interface RulesValues {
  numbers: Record<string, number>;
  options: Record<string, string>;
}

export interface Prepared {
  rulesets: Ruleset[];
  a: RulesValues;
  b: RulesValues;
  differences: string[];
  cards: string[]; // names
  trouble: string; // why it cannot be played; empty if it can
}

const none: RulesValues = { numbers: {}, options: {} };
export const prepared = signal<Prepared>({ rulesets: [], a: none, b: none, differences: [], cards: [], trouble: "" });

interface ShownRules {
  numbers: Array<{ name: string; value: number }>;
  options: Array<{ name: string; value: string }>;
}

async function valuesOf(sets: number, choice: RulesChoice): Promise<RulesValues> {
  const rules = [choice.rules, ...choice.plus].join("+");
  const shown = (await askEngine("rules.show", { sets, rules })).rules as ShownRules;
  return {
    numbers: Object.fromEntries(shown.numbers.map(({ name, value }) => [name, value])),
    options: Object.fromEntries(shown.options.map(({ name, value }) => [name, value])),
  };
}

async function differences(sets: number, { kind, a, b }: Question): Promise<string[]> {
  if (kind !== "rules")
    return [];
  const { changes } = await askEngine("rules.diff", { sets, a: rulesetOf(a, "a"), b: rulesetOf(b, "b") });
  const without = (choice: RulesChoice, letter: string) =>
    choice.without.map((card) => `${letter} is played without ${card}`);
  return [...diffSentences(changes), ...without(a, "A"), ...without(b, "B")];
}

async function prepare(of: Question): Promise<Prepared> {
  const set = labSetOf(of);
  const { sets, loads: canLoad, findings } = await askEngine("sets.open", { files: set.files, name: set.name });
  try {
    if (!canLoad)
      return { ...prepared.value, trouble: sentenceOf(findings[0]?.message ?? "The set has errors") };
    const { rulesets } = await askEngine("rules.list", { sets });
    const { cards } = await askEngine("sets.cards", { sets });
    return {
      rulesets,
      a: await valuesOf(sets, of.a),
      b: await valuesOf(sets, of.b),
      differences: await differences(sets, of),
      cards: [...new Set(cards.map(({ name }) => name))].sort(),
      trouble: "",
    };
  } finally {
    await askEngine("sets.close", { sets });
  }
}

const pause = 250; // milliseconds without a change
let newest = 0;

async function prepareNow(number: number): Promise<void> {
  let next: Prepared;
  try {
    next = await prepare(question.value);
  } catch (why) {
    next = { ...prepared.value, trouble: sentenceOf(why) };
  }
  if (number === newest)
    prepared.value = next;
}

// Follows the question as long as the lab is shown. The result ends it.
export function followQuestion(): () => void {
  let first = true;
  return effect(() => {
    const isReady = [question.value, loads.value, engineState.value].at(-1) === "ready";
    const number = ++newest;
    if (!isReady)
      return undefined;
    const timer = setTimeout(() => void prepareNow(number), first ? 0 : pause);
    first = false;
    return () => clearTimeout(timer);
  });
}
