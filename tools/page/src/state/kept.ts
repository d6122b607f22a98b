// Keeps what is on the bench in the browser's database while it changes, so that it survives a reload, and what was
// there before, so that the visitor can go back to it. One row holds a whole work and is written at once: two tabs
// can overwrite each other's row, but never mix two sets.
import { effect, signal } from "@preact/signals";
import { areBlocksWanted } from "../blocks/open_blocks.ts";
import { labChanged } from "../lab/keep.ts";
import { notify } from "../parts/notices.tsx";
import { gamesChanged } from "../table/keep.ts";
import { tried } from "../workshop/tried.ts";
import { unsentFiles } from "../workshop/typing.ts";
import { edition, files, openFile, pictures } from "./bench.ts";
import { allRows, putRow, putRowAtOnce, type Row, removeRow } from "./database.ts";
import { origin } from "./folder.ts";
import { route } from "./route.ts";
import { carriedPage } from "./shipped.ts";
import { type Work, checkedWork, workAtOnce, workNow } from "./work.ts";

const mostRows = 12;
const delay = 300; // ms after the last change

export interface Earlier {
  id: string;
  origin: string;
  when: number;
  work: Work;
}

// Other works than the one on the bench, the newest first.
export const earlier = signal<Earlier[]>([]);
// What was kept is read, and written, only in a browser that has a database.
export const canKeep = signal(true);

let current = ""; // the row of what is on the bench
let isWatching = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let changes = 0;
let kept = 0; // of these changes, how many are written
let writing: Promise<void> = Promise.resolve(); // the last write, done or not

function thisPage(): string {
  return carriedPage()?.id ?? "";
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function cannotKeep(): void {
  if (canKeep.value)
    notify("This browser keeps nothing for this page (a private window?). Save your set before you close it", true);
  canKeep.value = false;
}

function readable(row: Row): Earlier[] {
  try {
    return [{ ...row, work: checkedWork(row.work) }];
  } catch {
    return []; // of another version of the page
  }
}

async function listEarlier(): Promise<void> {
  const rows = await allRows();
  for (const { id } of rows.slice(mostRows))
    await removeRow(id);
  earlier.value = rows.slice(0, mostRows).filter(({ id }) => id !== current).flatMap(readable);
}

// The work of the last visit to this page, or null.
export async function lastKept(): Promise<Earlier | null> {
  try {
    await listEarlier();
    return earlier.value.find(({ origin }) => origin === thisPage()) ?? null;
  } catch {
    cannotKeep();
    return null;
  }
}

function rowOf(id: string, work: Work): Row {
  return { id, origin: thisPage(), when: Date.now(), work };
}

async function write(): Promise<void> {
  if (current === "" || !canKeep.value)
    return;
  const id = current;
  const work = await workNow("all");
  const now = changes;
  try {
    await putRow(rowOf(id, work));
    kept = now;
  } catch {
    cannotKeep();
  }
}

// Writes what is on the bench now, after what is being written.
export function keepNow(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  writing = writing.catch(() => undefined).then(write);
  return writing;
}

// Waits until all changes are written.
export function keepChanges(): Promise<void> {
  return timer === undefined ? writing : keepNow();
}

function keepSoon(): void {
  ++changes;
  clearTimeout(timer);
  timer = setTimeout(() => void keepNow(), delay);
}

// A page that is being closed gets no answer of the engine any more.
function keepAtOnce(): void {
  if (current === "" || !canKeep.value || (changes === kept && unsentFiles() === null))
    return;
  try {
    if (putRowAtOnce(rowOf(current, workAtOnce("all"))))
      kept = changes;
  } catch {
    cannotKeep();
  }
}

// What is on the bench is kept in this row from now on; without one, in a new row as soon as it changes.
async function keepAs(id: string | null): Promise<void> {
  current = id ?? newId();
  if (canKeep.value)
    await listEarlier().catch(cannotKeep);
  watch();
}

// Calls `open`, which puts another work on the bench, and keeps that in this row, or in a new one. What was there before is
// written first: what was only looked at is not kept. Nothing is written until the new work is complete, so that no part of
// it gets into the row of the old one; a part that is on the bench after an error gets a row of its own. Gives the row
// of what was there before; "" if it has none, or nothing was there.
export async function replaceKept(id: string | null, open: () => Promise<void>): Promise<string> {
  await keepChanges();
  const before = current;
  const shown = files.value;
  current = "";
  try {
    await open();
  } catch (why) {
    if (files.value === shown)
      current = before || newId();
    else
      await keepAs(null);
    throw why;
  }
  await keepAs(id);
  return before;
}

// What the visitor had before a work that was opened in place of it, or when the page was opened; null if nothing is kept.
export function keptBefore(id: string): Earlier | null {
  return earlier.value.find((one) => (id === "" ? one.origin === thisPage() : one.id === id)) ?? null;
}

function watch(): void {
  if (isWatching)
    return;
  isWatching = true;
  let isFirst = true;
  effect(() => {
    for (const part of [files, pictures, openFile, areBlocksWanted, tried, edition, gamesChanged, labChanged, origin, route])
      void part.value;
    if (!isFirst)
      keepSoon();
    isFirst = false;
  });
  // The last moments at which a page that is closed can write.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden")
      keepAtOnce();
  });
  addEventListener("pagehide", keepAtOnce);
}

export async function forgetEarlier(id: string): Promise<void> {
  await removeRow(id);
  await listEarlier();
}
