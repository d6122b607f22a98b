// What is being worked on: one card set, its texts, what is wrong with them, and its number in the engine.
import { batch, computed, signal } from "@preact/signals";
import { EngineLost, type Result } from "../engine/connection.ts";
import { afterReopening, ask } from "../engine/engine.ts";
import type { Finding } from "../engine/wire.ts";
import { closeSets, orClosed } from "./open_sets.ts";

export type Files = Record<string, string>; // texts by their names in the folder of the set: "loot/spark.lua"

export type Pictures = Record<string, string>; // bytes in base64 by such names: "art/spark.png"

export const setName = signal("mine"); // its id, as set.lua says
export const files = signal<Files>({});
export const pictures = signal<Pictures>({});
export const openFile = signal(""); // the one in the editor
export const findings = signal<Finding[]>([]);
export const loads = signal(true); // a game can be played with it
// The number of the set in the engine; null before it is open.
export const setsNumber = signal<number | null>(null);
// Grows with each change of the texts: games of an older one have the earlier cards.
export const edition = signal(0);

export const fileNames = computed(() => Object.keys(files.value).sort());
// The texts and the pictures of the set.
export const contents = computed((): Record<string, string> => ({ ...files.value, ...pictures.value }));

// Replaces the set on the bench.
export async function openSet(name: string, texts: Files, file: string, images: Pictures = {}): Promise<void> {
  const opened = await openInEngine(name, texts, images);
  adoptSet(opened, name, texts, file, images);
}

async function openInEngine(name: string, texts: Files, images: Pictures): Promise<Result<"sets.open">> {
  const opened = await ask("sets.open", { files: texts, name });
  return orClosed(opened.sets, () => withPictures(opened, images));
}

// Pictures go to the engine one by one: a message has not room for all of them.
async function withPictures(opened: Result<"sets.open">, images: Pictures): Promise<Result<"sets.open">> {
  const names = Object.keys(images);
  if (names.length === 0)
    return opened;
  const { sets } = opened;
  for (const file of names)
    await ask("sets.put_picture", { sets, file, base64: images[file]! });
  const { findings: found } = await ask("sets.check", { sets, steps: 0 });
  return { ...opened, findings: found };
}

// Replaces the set on the bench by one that is open in the engine already.
export function adoptSet(
  opened: Result<"sets.open">,
  name: string,
  texts: Files,
  file: string,
  images: Pictures,
): void {
  const previous = setsNumber.value;
  batch(() => {
    setName.value = name;
    files.value = texts;
    pictures.value = images;
    openFile.value = file;
    show(opened);
  });
  closeSets(previous);
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

// Adds a picture, or replaces it; without bytes, it is removed. Throws an Error, without a change, if it cannot be drawn.
export async function putPicture(file: string, base64?: string): Promise<void> {
  const sets = setsNumber.value;
  if (sets === null || pictures.value[file] === base64)
    return;
  const send = (bytes?: string) => ask("sets.put_picture", { sets, file, ...(bytes === undefined ? {} : { base64: bytes }) });
  const { why } = await send(base64);
  if (why !== undefined) {
    await send(pictures.value[file]);
    throw new Error(`${file} ${why}`);
  }
  const { [file]: _, ...others } = pictures.value;
  const found = await ask("sets.check", { sets, steps: 0 });
  batch(() => {
    pictures.value = base64 === undefined ? others : { ...others, [file]: base64 };
    show({ sets, findings: found.findings, loads: loads.value });
  });
}

export async function removeFiles(...names: string[]): Promise<void> {
  const others = Object.fromEntries(Object.entries(files.value).filter(([name]) => !names.includes(name)));
  const open = openFile.value in others ? openFile.value : (Object.keys(others)[0] ?? "");
  await openSet(setName.value, others, open, pictures.value);
}

// Texts that change while a new engine opens the set are sent afterwards.
afterReopening(async () => {
  if (edition.value === 0) // no set was opened yet
    return;
  setsNumber.value = null;
  let texts: Files = {};
  let opened: Result<"sets.open"> | null = null;
  do {
    closeSets(opened?.sets ?? null);
    texts = files.value;
    opened = await openInEngine(setName.value, texts, pictures.value);
  } while (texts !== files.value);
  show(opened);
});
