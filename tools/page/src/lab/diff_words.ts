// What differs between two rulesets, in sentences.
import { capitalized, spaced } from "./words.ts";

interface Row {
  name: string;
  a: unknown;
  b: unknown;
}

interface Step {
  change: " " | "+" | "-";
  step: string;
}

const sections = ["numbers", "options", "decks", "slots", "cards", "abilities"];

function shown(value: unknown): string {
  if (value === null || value === undefined)
    return "none";
  return Array.isArray(value) ? value.join(", ") : spaced(String(value));
}

function rowSentence(section: string, { name, a, b }: Row): string {
  if (section === "abilities")
    return b === null || b === undefined ? `Without: ${name}` : `With: ${name}`;
  return `${capitalized(spaced(name))}: ${shown(a)} → ${shown(b)}`;
}

// Steps that are only in one of the two; one that is in both lists was moved or has other flags.
function procedureSentence(name: string, steps: Step[]): string {
  const names = (change: "+" | "-") => steps.filter((step) => step.change === change).map(({ step }) => step);
  const [gone, added] = [names("-"), names("+")];
  const parts = [
    ["without", gone.filter((step) => !added.includes(step))],
    ["with", added.filter((step) => !gone.includes(step))],
    ["changed or moved:", added.filter((step) => gone.includes(step))],
  ] as const;
  const text = parts.filter(([, of]) => of.length > 0).map(([word, of]) => `${word} ${of.map(spaced).join(", ")}`);
  return `${capitalized(spaced(name))}: ${text.join("; ")}`;
}

// `changes` is what rules.diff answers.
export function diffSentences(changes: unknown): string[] {
  const of = changes as Record<string, unknown>;
  const rows = sections.flatMap((section) =>
    ((of[section] ?? []) as Row[]).map((row) => rowSentence(section, row)));
  const procedures = Object.entries((of.procedures ?? {}) as Record<string, Step[]>)
    .map(([name, steps]) => procedureSentence(name, steps));
  return [...rows, ...procedures];
}
