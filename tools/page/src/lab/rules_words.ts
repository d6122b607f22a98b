// The numbers and options that a ruleset may set, with their sentences.
import { signal } from "@preact/signals";
import { ask } from "../engine/engine.ts";
import type { Result } from "../engine/connection.ts";
import { loadContents } from "../state/contents.ts";

export interface NumberWord {
  name: string;
  sentence: string;
  rule: string;
  least: number;
  most: number;
}

export interface OptionWord {
  name: string;
  sentence: string;
  rule: string;
  values: string[];
}

interface RulesWords {
  numbers: NumberWord[];
  options: OptionWord[];
}

export const rulesWords = signal<RulesWords>({ numbers: [], options: [] });
export const measures = signal<Result<"lab.measures">["measures"]>([]);

export async function loadWords(): Promise<void> {
  rulesWords.value = await loadContents<RulesWords>("rules");
  measures.value = (await ask("lab.measures", {})).measures;
}
