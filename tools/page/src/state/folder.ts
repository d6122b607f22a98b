// The folder of `soulstack serve` from which the set on the bench comes. Nothing is written to it by itself: what
// differs is listed, and written when the visitor says so, unless somebody else has changed the file meanwhile.
import { computed, signal } from "@preact/signals";
import { ServiceError } from "../engine/connection.ts";
import { afterReopening, ask } from "../engine/engine.ts";
import { sendTyped } from "../workshop/typing.ts";
import { adoptSet, contents, editFile, type Files, files, type Pictures, putPicture, removeFiles } from "./bench.ts";
import { closeSets, orClosed } from "./open_sets.ts";
import { isFileName, isNamedIn, isPictureName, nameOfSet } from "./set_files.ts";

export interface Origin {
  folder: string;
  hashes: Record<string, string>; // of the files as this page knows them
}

// A file that was changed both here and in the folder. Without a text it is no longer there.
export interface Conflict {
  file: string;
  text?: string;
  hash?: string;
}

export const folders = signal<string[]>([]); // empty: not served by the program
export const maySave = signal(false);
export const origin = signal<Origin | null>(null);
export const conflicts = signal<Conflict[]>([]);
const inFolder = signal<Files>({}); // the texts and pictures that belong to the hashes
let setsOfFolder: number | null = null; // in the engine, to save with

// The files that differ from those of the folder.
export const unsaved = computed(() => {
  if (origin.value === null)
    return [];
  const names = new Set([...Object.keys(contents.value), ...Object.keys(inFolder.value)]);
  return [...names].filter((name) => contents.value[name] !== inFolder.value[name]).sort();
});

export async function listFolders(): Promise<void> {
  const { folders: names, may_save: may } = await ask("sets.folders", {});
  folders.value = names;
  maySave.value = may;
}

// The set on the bench comes from there from now on. null: from no folder.
function comeFrom(sets: number | null, from: Origin | null, contentsThere: Files): void {
  closeSets(setsOfFolder);
  setsOfFolder = sets;
  origin.value = from;
  conflicts.value = [];
  inFolder.value = contentsThere;
}

export function leaveFolder(): void {
  comeFrom(null, null, {});
}

interface Read {
  texts: Files;
  images: Pictures;
  hashes: Record<string, string>;
}

async function readFolder(sets: number): Promise<Read> {
  const read: Read = { texts: {}, images: {}, hashes: {} };
  const { files: names } = await ask("sets.files", { sets });
  for (const file of names.filter(isFileName)) {
    const { text, hash } = await ask("sets.source", { sets, file, saved: true });
    read.texts[file] = text;
    if (hash !== undefined)
      read.hashes[file] = hash;
  }
  const { pictures: images } = await ask("sets.pictures", { sets });
  for (const file of images.filter((name) => isPictureName(name) && isNamedIn(read.texts, name))) {
    const found = await ask("sets.picture", { sets, file }).catch(() => null); // one that is too large
    if (found !== null)
      [read.images[file], read.hashes[file]] = [found.base64, found.hash];
  }
  return read;
}

function firstFile(texts: Files): string {
  const isCard = (name: string) => name.includes("/") && !name.startsWith("scenarios/");
  return Object.keys(texts).find(isCard) ?? Object.keys(texts)[0] ?? "";
}

// What an earlier visit has not written to the folder.
export interface KeptEdits {
  files: Files;
  pictures: Pictures;
  open: string;
  hashes: Record<string, string>;
}

// The folder's files of which the earlier visit knew nothing. They must not count as removed by it.
function newIn<T>(folder: Record<string, T>, kept: KeptEdits): Record<string, T> {
  const known = { ...kept.hashes, ...kept.files, ...kept.pictures };
  const isNew = (file: string) => !Object.hasOwn(known, file);
  return Object.fromEntries(Object.entries(folder).filter(([file]) => isNew(file)));
}

// Puts the set of a folder on the bench, with the edits of an earlier visit.
export async function openFolder(folder: string, kept?: KeptEdits): Promise<void> {
  const { sets } = await ask("sets.open", { folders: [folder] });
  const [{ texts, images, hashes }, opened] = await orClosed(sets, async () =>
    [await readFolder(sets), await ask("sets.open", { folders: [folder] })] as const);
  adoptSet(opened, nameOfSet(texts), texts, kept?.open ?? firstFile(texts), images);
  const knownHashes = kept === undefined ? hashes : { ...newIn(hashes, kept), ...kept.hashes };
  comeFrom(sets, { folder, hashes: knownHashes }, { ...texts, ...images });
  if (kept === undefined)
    return;
  await changeTo({ ...newIn(texts, kept), ...kept.files });
  await changePicturesTo({ ...newIn(images, kept), ...kept.pictures }, images);
}

async function changePicturesTo(images: Pictures, before: Pictures): Promise<void> {
  for (const file of new Set([...Object.keys(images), ...Object.keys(before)]))
    await putPicture(file, images[file]);
}

async function changeTo(texts: Files): Promise<void> {
  for (const [file, text] of Object.entries(texts))
    await editFile(file, text);
  for (const file of Object.keys(files.value).filter((name) => !Object.hasOwn(texts, name)))
    await removeFiles(file);
}

function known(file: string, text: string | undefined, hash: string | undefined): void {
  const { [file]: _, ...texts } = inFolder.value;
  inFolder.value = text === undefined ? texts : { ...texts, [file]: text };
  if (origin.value === null)
    return;
  const { [file]: __, ...hashes } = origin.value.hashes;
  origin.value = { ...origin.value, hashes: hash === undefined ? hashes : { ...hashes, [file]: hash } };
}

async function saveFile(sets: number, file: string): Promise<void> {
  const text = contents.value[file];
  const was = origin.value?.hashes[file];
  const { hash } = await ask("sets.save", {
    sets,
    file,
    ...(text === undefined ? {} : isPictureName(file) ? { base64: text } : { text }),
    ...(was === undefined ? {} : { was }),
  });
  known(file, text, hash);
}

// Writes what differs. Files that somebody else has changed are left, and listed in `conflicts`.
export async function saveToFolder(): Promise<void> {
  await sendTyped();
  if (setsOfFolder === null)
    return;
  const found: Conflict[] = [];
  for (const file of unsaved.value)
    try {
      await saveFile(setsOfFolder, file);
    } catch (why) {
      if (!(why instanceof ServiceError) || why.code !== "changed_elsewhere")
        throw why;
      const { text, base64, hash } = why.data as Partial<Conflict> & { base64?: string };
      const now = text ?? base64;
      found.push({ file, ...(now === undefined ? {} : { text: now }), ...(hash === undefined ? {} : { hash }) });
    }
  conflicts.value = found;
}

// What the folder has now, if it is not what this page knows; null if it is.
async function changeOf(sets: number, file: string): Promise<Conflict | null> {
  const was = origin.value?.hashes[file];
  try {
    const { text, hash } = await ask("sets.source", { sets, file, saved: true });
    return hash === undefined || hash === was ? null : { file, text, hash };
  } catch (why) {
    if (why instanceof ServiceError && why.code === "wrong_value")
      return { file };
    throw why;
  }
}

// The files of the folder as it is now, and those that this page knows.
async function filesToLookAt(sets: number): Promise<Set<string>> {
  const { files: names } = await ask("sets.files", { sets });
  const known = Object.keys(origin.value?.hashes ?? {}).filter(isFileName); // pictures are compared when they are saved
  return new Set([...names.filter(isFileName), ...known]);
}

// Looks for files that somebody else has changed or removed, and lists them in `conflicts`. Files that were already
// listed are listed as they are now. A new file is put on the bench, unless there is another one with its name.
export async function lookAtFolder(): Promise<void> {
  const sets = setsOfFolder;
  const of = origin.value?.folder;
  if (sets === null || of === undefined)
    return;
  const found: Conflict[] = [];
  const looked = await filesToLookAt(sets);
  for (const file of looked) {
    const change = await changeOf(sets, file);
    if (origin.value?.folder !== of)
      return;
    if (change === null || change.hash === origin.value.hashes[file])
      continue; // it may have been saved meanwhile
    const isNew = origin.value.hashes[file] === undefined && files.value[file] === undefined;
    if (isNew && change.text !== undefined)
      await editFile(file, change.text);
    if (change.text === files.value[file])
      known(file, change.text, change.hash);
    else
      found.push(change);
  }
  const now = [...conflicts.value.filter(({ file }) => !looked.has(file)), ...found];
  if (JSON.stringify(now) !== JSON.stringify(conflicts.value))
    conflicts.value = now;
}

const betweenLooks = 3000; // ms

// While the page is seen; at once when the visitor comes back to it.
export function watchFolder(): void {
  let isLooking = false;
  const look = async () => {
    if (isLooking || document.visibilityState !== "visible" || origin.value === null)
      return;
    isLooking = true;
    await lookAtFolder().catch(() => {}); // an engine that is lost is reported elsewhere
    isLooking = false;
  };
  setInterval(() => void look(), betweenLooks);
  addEventListener("focus", () => void look());
  document.addEventListener("visibilitychange", () => void look());
}

export async function resolveConflict(conflict: Conflict, keep: "mine" | "theirs"): Promise<void> {
  const { file, text, hash } = conflict;
  conflicts.value = conflicts.value.filter((one) => one !== conflict);
  known(file, text, hash);
  if (keep === "mine" && setsOfFolder !== null)
    await saveFile(setsOfFolder, file);
  else if (isPictureName(file))
    await putPicture(file, text);
  else if (text === undefined)
    await removeFiles(file);
  else
    await editFile(file, text);
}

// Writes the set on the bench to a new folder.
export async function writeNewFolder(folder: string): Promise<void> {
  await sendTyped();
  const texts = files.value;
  const { hashes } = await ask("sets.create", { folder, files: texts });
  const { sets } = await ask("sets.open", { folders: [folder] });
  comeFrom(sets, { folder, hashes }, texts);
  await saveToFolder(); // the pictures
  await listFolders();
}

afterReopening(async () => {
  setsOfFolder = null;
  if (origin.value !== null)
    setsOfFolder = (await ask("sets.open", { folders: [origin.value.folder] })).sets;
});
