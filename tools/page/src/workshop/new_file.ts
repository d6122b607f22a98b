// New files, as the service writes them: they pass its checks and their own scenarios.
import { ask } from "../engine/engine.ts";
import type { PrintedCard } from "../engine/wire.ts";
import { type Files, setsNumber } from "../state/bench.ts";
import { loadContents } from "../state/contents.ts";
import { isScenarios, scenariosOf } from "./kinds.ts";
import type { Numbers } from "./numbers.ts";

export type NewKind = "card" | "scenario" | "rules" | "word" | "keyword" | "set";

export interface Wish {
  kind: NewKind;
  name: string; // "Spark"
  deck?: string; // of a card
  text?: string; // what a card does: it is made from its phrases
  numbers?: Numbers; // that are printed on the card
  from?: string; // the card that is copied, or that a scenario tests: "base:bomb"
}

// The tests that came with new cards, as they were written: they say what the first version of the card does.
const starters = new Set<string>();

export function isStarter(test: string): boolean {
  return starters.has(test);
}

// `mayBeThere`: the set may have a card of this name, which is then replaced.
export async function newFiles(wish: Wish, mayBeThere = false): Promise<Files> {
  const sets = wish.kind === "set" || mayBeThere || setsNumber.value === null ? {} : { sets: setsNumber.value };
  const { files } = await ask("sets.new", { ...wish, ...sets });
  if (wish.kind === "card")
    Object.keys(files).filter(isScenarios).forEach((file) => starters.add(files[file]));
  return files;
}

// A card of the base set under another name, with its scenarios. The engine has the base set without scenarios, so it is
// opened once more with those of the card.
export async function copyOfBaseCard(card: PrintedCard, name: string): Promise<Files> {
  const [base, tests] = await Promise.all([
    loadContents<{ name: string; files: Files }>("base"),
    loadContents<Files>("base_tests"),
  ]);
  const file = Object.keys(base.files).find((one) => card.file.endsWith(`/${one}`)) ?? "";
  const own = scenariosOf(file);
  const files = own in tests ? { ...base.files, [own]: tests[own] } : base.files;
  const { sets } = await ask("sets.open", { files, name: base.name });
  try {
    return (await ask("sets.new", { kind: "card", name, from: card.id, sets })).files;
  } finally {
    await ask("sets.close", { sets });
  }
}
