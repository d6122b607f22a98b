// What is being worked on: one card set, its texts, what is wrong with them, and its number in the engine.
import { batch, computed, signal } from "@preact/signals";
import { EngineLost, type Result } from "../engine/connection.ts";
import { afterReopening, ask } from "../engine/engine.ts";
import type { Finding } from "../engine/wire.ts";

export type Files = Record<string, string>; // texts by their names in the folder of the set: "loot/spark.lua"

export const setName = signal("mine"); // its id, as set.lua says
export const files = signal<Files>({});
export const openFile = signal(""); // the one in the editor
export const findings = signal<Finding[]>([]);
export const loads = signal(true); // a game can be played with it
// The number of the set in the engine; null before it is open.
export const setsNumber = signal<number | null>(null);
// Grows with each change of the texts: games of an older one have the earlier cards.
export const edition = signal(0);

export const fileNames = computed(() => Object.keys(files.value).sort());

// Replaces the set on the bench.
export async function openSet(name: string, texts: Files, file: string): Promise<void> {
  await adoptSet(await ask("sets.open", { files: texts, name }), name, texts, file);
}

// Replaces the set on the bench by one that is open in the engine already.
export async function adoptSet(opened: Result<"sets.open">, name: string, texts: Files, file: string): Promise<void> {
  const previous = setsNumber.value;
  batch(() => {
    setName.value = name;
    files.value = texts;
    openFile.value = file;
    show(opened);
  });
  if (previous !== null)
    await ask("sets.close", { sets: previous });
}

function show({ sets, findings: found, loads: can }: Result<"sets.open">): void {
  setsNumber.value = sets;
  findings.value = found;
  loads.value = can;
  edition.value++;
}

// Changes a text, or adds a file. What is wrong then is in `findings`. While the engine is replaced, the text waits.
export async function editFile(file: string, text: string): Promise<void> {
  if (files.value[file] === text)
    return;
  files.value = { ...files.value, [file]: text };
  const sets = setsNumber.value;
  if (sets === null)
    return;
  try {
    show({ sets, ...(await ask("sets.edit", { sets, file, text })) });
  } catch (why) {
    if (!(why instanceof EngineLost))
      throw why;
  }
}

export async function removeFile(file: string): Promise<void> {
  const { [file]: _, ...others } = files.value;
  await openSet(setName.value, others, openFile.value === file ? (Object.keys(others)[0] ?? "") : openFile.value);
}

// Texts that change while a new engine opens the set are sent afterwards.
afterReopening(async () => {
  if (edition.value === 0) // no set was opened yet
    return;
  setsNumber.value = null;
  let texts: Files = {};
  let opened: Result<"sets.open">;
  do {
    texts = files.value;
    opened = await ask("sets.open", { files: texts, name: setName.value });
  } while (texts !== files.value);
  show(opened);
});
