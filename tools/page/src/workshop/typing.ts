// What the visitor types, on its way to the engine: it waits for a short pause, and what asks about the text sends it first.
import { signal } from "@preact/signals";
import { ask } from "../engine/engine.ts";
import type { WordsAt } from "../parts/editor_words.ts";
import { notify } from "../parts/notices.tsx";
import { editFile, type Files, files, openFile, setsNumber } from "../state/bench.ts";

const pause = 60; // ms

interface Draft {
  file: string;
  text: string;
}

const draft = signal<Draft | null>(null);
let timer = 0;
let sending = Promise.resolve();
let whenTyped = () => {};

// Called at each change, before it reaches the engine.
export function onTyping(call: () => void): void {
  whenTyped = call;
}

// As in the editor.
export function textOf(file: string): string {
  const typed = draft.value;
  return typed?.file === file ? typed.text : (files.value[file] ?? "");
}

// Those on the bench, with what is typed and not sent yet; null: nothing is.
export function unsentFiles(): Files | null {
  const typed = draft.value;
  return typed === null ? null : { ...files.value, [typed.file]: typed.text };
}

export function typed(file: string, text: string): void {
  if (draft.value !== null && draft.value.file !== file)
    void sendTyped();
  draft.value = { file, text };
  clearTimeout(timer);
  timer = setTimeout(() => void sendTyped(), pause);
  whenTyped();
}

async function send(now: Draft): Promise<void> {
  const newest = draft.value;
  if (newest !== null && newest !== now && newest.file === now.file)
    return; // it is sent later, and this one has no effect any more
  try {
    await editFile(now.file, now.text);
  } catch (why) {
    notify(why instanceof Error ? why.message : String(why), true);
  }
  if (draft.value === now)
    draft.value = null;
}

// Afterwards the engine has the text of the editor.
export function sendTyped(): Promise<void> {
  clearTimeout(timer);
  const now = draft.value;
  if (now !== null)
    sending = sending.then(() => send(now));
  return sending;
}

// What the service knows about a place of the open file; null if the text has changed meanwhile.
export async function findWords(text: string, byte: number): Promise<WordsAt | null> {
  const file = openFile.value;
  await sendTyped();
  if (setsNumber.value === null || textOf(file) !== text)
    return null;
  return ask("sets.words", { sets: setsNumber.value, file, at: byte }).catch(() => null);
}
