// The scenarios of the set, and how they went.
import { computed, signal } from "@preact/signals";
import type { Result } from "../engine/connection.ts";
import { ask } from "../engine/engine.ts";
import type { PrintedCard } from "../engine/wire.ts";
import { edition, editFile, fileNames, files, openFile, setsNumber } from "../state/bench.ts";
import { card, cardFile, isCurrent } from "./card_in_view.ts";
import { isScenarios, scenariosOf } from "./kinds.ts";
import { titlesWith, withTitlesOf } from "./names.ts";
import type { SaidScenario } from "./scenario_words.tsx";

export type ScenarioResult = Result<"sets.test">["results"][number];

export interface Tested {
  edition: number; // of the bench
  results: ScenarioResult[];
}

export const tested = signal<Record<string, Tested>>({});
export const running = signal("");

// The names that the titles of tests had, by the file of the card.
const namesInTitles = signal<Record<string, string>>({});

// After the card has loaded.
export function noteName({ file, name }: PrintedCard): void {
  const ofSet = cardFile.value;
  if (file.endsWith(`/${ofSet}`) && namesInTitles.value[ofSet] === undefined)
    namesInTitles.value = { ...namesInTitles.value, [ofSet]: name };
}

// The earlier name of the card, if titles of its tests still have it.
export const staleName = computed(() => {
  const was = namesInTitles.value[cardFile.value] ?? "";
  const tests = files.value[scenariosOf(cardFile.value)] ?? "";
  const isOther = card.value !== null && isCurrent.value && card.value.name !== was;
  return isOther && titlesWith(tests, was) > 0 ? was : "";
});

export async function renameTitles(was: string, now: string): Promise<void> {
  const file = scenariosOf(cardFile.value);
  namesInTitles.value = { ...namesInTitles.value, [cardFile.value]: now };
  await editFile(file, withTitlesOf(files.value[file] ?? "", was, now));
}
// The watched file in words.
export const inWords = signal<{ file: string; scenarios: SaidScenario[] }>({ file: "", scenarios: [] });

// Those that are run after each edit: of the open file, otherwise of the card.
export const watched = computed(() => {
  const own = scenariosOf(openFile.value);
  return own in files.value ? own : scenariosOf(cardFile.value);
});

export const allScenarioFiles = computed(() => fileNames.value.filter(isScenarios));

export async function runFile(file: string): Promise<void> {
  const sets = setsNumber.value;
  if (sets === null || !(file in files.value))
    return;
  running.value = file;
  const of = edition.value;
  try {
    if (file === watched.value)
      inWords.value = { file, ...(await ask("sets.scenarios", { sets, file })) };
    const { results } = await ask("sets.test", { sets, file });
    tested.value = { ...tested.value, [file]: { edition: of, results } };
  } finally {
    running.value = "";
  }
}

// While all files are run: how many are done.
export const done = signal<number | null>(null);

// Stops if the set is edited meanwhile.
export async function runAll(): Promise<void> {
  const of = edition.value;
  try {
    for (const [i, file] of allScenarioFiles.value.entries()) {
      done.value = i;
      if (edition.value !== of)
        return;
      await runFile(file);
    }
  } finally {
    done.value = null;
  }
}

// Of the files that were run since the last change.
export const sum = computed(() => {
  const total = { files: 0, passed: 0, failed: 0 };
  for (const file of allScenarioFiles.value) {
    const of = tested.value[file];
    if (of === undefined || of.edition !== edition.value)
      continue;
    total.files++;
    total.passed += of.results.filter(({ passed }) => passed).length;
    total.failed += of.results.filter(({ passed }) => !passed).length;
  }
  return total;
});

// The other files of which a scenario failed when they were last run.
export const failedElsewhere = computed(() =>
  allScenarioFiles.value.filter(
    (file) => file !== watched.value && tested.value[file]?.results.some(({ passed }) => !passed),
  ),
);
