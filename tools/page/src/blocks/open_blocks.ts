// The blocks of the open file. Its text is the truth: blocks are read from it, and each change is written into it.
import { computed, effect, signal } from "@preact/signals";
import { ask } from "../engine/engine.ts";
import { notify } from "../parts/notices.tsx";
import { edition, files, openFile, setsNumber } from "../state/bench.ts";
import { textOf, typed } from "../workshop/typing.ts";
import { isCard } from "../workshop/kinds.ts";
import { print } from "./print.ts";
import { NotBlocks, read } from "./read.ts";
import { tidy } from "./tidy.ts";
import type { Body } from "./tree.ts";
import { type Row, Words } from "./words.ts";

// The visitor wants to see cards as blocks.
export const areBlocksWanted = signal(false);
export const canBeBlocks = computed(() => isCard(openFile.value));

const words = signal<Words | null>(null);
let sourceOfWords = "";

// Cards add no words.
function declaringFiles(): string {
  const names = Object.keys(files.value).filter((file) => /^(set\.lua$|words\/|keywords\/)/.test(file)).sort();
  return JSON.stringify([setsNumber.value, names.map((name) => files.value[name])]);
}

async function findWords(sets: number, source: string): Promise<void> {
  sourceOfWords = source;
  try {
    const { words: rows } = await ask("sets.language", { sets });
    if (sourceOfWords === source)
      words.value = new Words(rows as Row[]);
  } catch {
    sourceOfWords = ""; // the set does not load now: asked again after the next change
  }
}

effect(() => {
  const sets = setsNumber.value;
  if (areBlocksWanted.value && edition.value >= 0 && sets !== null) {
    const source = declaringFiles();
    if (source !== sourceOfWords)
      void findWords(sets, source);
  }
});

export interface Opened {
  words: Words | null;
  body: Body | null; // null: it stays as text
  why: string;
}

export const blocks = computed<Opened>(() => {
  if (words.value === null)
    return { words: null, body: null, why: "" };
  try {
    return { words: words.value, body: read(textOf(openFile.value), words.value), why: "" };
  } catch (error) {
    if (!(error instanceof NotBlocks))
      throw error;
    return { words: words.value, body: null, why: error.message };
  }
});

// Texts before each change of blocks.
const before = signal<Array<{ file: string; text: string }>>([]);
const mostKept = 100;
export const canUndo = computed(() => before.value.at(-1)?.file === openFile.value);

export function undo(): void {
  const last = before.value.at(-1);
  if (last === undefined || last.file !== openFile.value)
    return;
  before.value = before.value.slice(0, -1);
  typed(last.file, last.text);
}

// Writes what `edit` does with the blocks. What could not be read again is not written.
export function change(edit: () => void): void {
  const { body, words: known } = blocks.value;
  if (body === null || known === null)
    return;
  const file = openFile.value;
  const was = textOf(file);
  edit();
  tidy(body, known);
  const text = print(body);
  try {
    read(text, known);
  } catch (why) {
    notify(why instanceof Error ? why.message : String(why), true);
    typed(file, `${was} `); // the blocks are read from the text again
    typed(file, was);
    return;
  }
  if (text === was)
    return;
  before.value = [...before.value.slice(1 - mostKept), { file, text: was }];
  typed(file, text);
}
