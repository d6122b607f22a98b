// Files that the visitor drops on the page or chooses: a set as zip, cards, journals and saves.
import { areBlocksWanted } from "../blocks/open_blocks.ts";
import { notify } from "../parts/notices.tsx";
import { importRecord } from "../table/keep.ts";
import { useAsPicture } from "../workshop/picture_of_card.ts";
import { editFile, files, openFile, setName } from "./bench.ts";
import { openNew } from "./restore.ts";
import { go } from "./route.ts";
import { checkedFiles, isPictureName, nameOfSet, quoted, Refusal } from "./set_files.ts";
import { filesOfZip, mostBytesOfZip } from "./zip.ts";

export const accepted = ".zip,.lua,.png,.jpg,.jpeg,.svg,.journal,.save,.jsonl,.txt";
const mostBytes = 16 << 20;

async function openZip(file: File): Promise<void> {
  if (file.size > mostBytesOfZip)
    throw new Refusal(`it is larger than ${mostBytesOfZip >> 20} MB`);
  const { files: texts, pictures } = filesOfZip(new Uint8Array(await file.arrayBuffer()));
  const open = Object.keys(texts).find((name) => !name.startsWith("scenarios/") && name.includes("/")) ?? "set.lua";
  const set = { name: nameOfSet(texts), files: texts, pictures, open, asBlocks: areBlocksWanted.value, place: "workshop" as const };
  await openNew({ scope: "shown", ...set, tried: null, table: null, lab: null, origin: null }, quoted(file.name));
  go("workshop");
}

// The folder in which a set has files that begin like this one.
function folderOf(text: string): string {
  if (/^\s*(--[^\n]*\s*)*scenario\b/.test(text))
    return "scenarios";
  const kind = /^return\s+([a-z_]+)/m.exec(text)?.[1] ?? "";
  const plural = ["keyword", "word"].includes(kind) ? `${kind}s` : kind;
  if (plural === "" || plural === "set")
    throw new Refusal("it does not begin like a card: return loot { ... }");
  return plural;
}

// A name that no file of the bench has, unless that file has the same text.
function freeName(folder: string, file: string, text: string): string {
  const stem = file.replace(/\.lua$/, "").toLowerCase().replaceAll(/[^a-z0-9_]+/g, "_");
  for (let number = 1; ; number++) {
    const name = `${folder}/${stem}${number === 1 ? "" : `_${number}`}.lua`;
    if (files.value[name] === undefined || files.value[name] === text)
      return name;
  }
}

async function openCard(file: File): Promise<void> {
  const text = await file.text();
  const name = freeName(folderOf(text), file.name, text);
  checkedFiles({ [name]: text });
  await editFile(name, text);
  openFile.value = name;
  go("workshop");
  notify(`Added ${name} to the set ${setName.value}`);
}

async function openRecord(file: File): Promise<void> {
  await importRecord(await file.text());
  go("table");
}

async function isZip(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return file.name.toLowerCase().endsWith(".zip") || (start[0] === 0x50 && start[1] === 0x4b);
}

async function openOne(file: File): Promise<void> {
  if (file.size > mostBytes)
    throw new Refusal(`it is larger than ${mostBytes >> 20} MB`);
  if (await isZip(file))
    await openZip(file);
  else if (file.name.toLowerCase().endsWith(".lua"))
    await openCard(file);
  else if (isPictureName(file.name.toLowerCase()))
    await useAsPicture(file);
  else
    await openRecord(file);
}

// One after the other; each that cannot be opened is named with the reason, and changes nothing.
export async function openFiles(chosen: File[]): Promise<void> {
  for (const file of chosen)
    try {
      await openOne(file);
    } catch (why) {
      notify(`${quoted(file.name)} cannot be opened: ${why instanceof Error ? why.message : String(why)}`, true);
    }
}

// Files can be dropped anywhere on the page.
export function acceptDrops(): void {
  const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
  addEventListener("dragover", (event) => {
    if (holdsFiles(event))
      event.preventDefault();
  });
  addEventListener("drop", (event) => {
    if (!holdsFiles(event))
      return;
    event.preventDefault();
    void openFiles([...(event.dataTransfer?.files ?? [])]);
  });
}
