// Games that survive a reload of the page, come from files, and travel in links.
import { setName, files } from "../state/bench.ts";
import type { Stops } from "./game_model.ts";
import {
  aside, type Beginning, beginning, type Branch, branches, closeTable, current, firstForm, type Form, form, gamesChanged,
  leaveToBots, model, openRecord, openTree, openTreeNow, startGame, type Tree,
} from "./tree.ts";

export { gamesChanged };

// Without the fields of a tree: no game is open.
export interface KeptGames extends Partial<Tree> {
  version: 1;
  aside: Tree | null;
  form: Form;
}

export function exportGames(): KeptGames {
  return { version: 1, ...(openTreeNow() ?? { stops: model.chosenStops }), aside: aside.value, form: form.value };
}

// ---- Reading what may have been damaged

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields {
  if (typeof value !== "object" || value === null)
    throw new Error("The kept games cannot be read");
  return value as Fields;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function whole(value: unknown): number {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : 0;
}

function readSet(value: unknown): Beginning["set"] {
  if (value === null || value === undefined)
    return null;
  const { name, files: texts } = fieldsOf(value);
  const entries = Object.entries(fieldsOf(texts)).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return { name: text(name), files: Object.fromEntries(entries) };
}

function readSeats(value: unknown): string[] {
  if (!Array.isArray(value) || value.length === 0 || !value.every((by) => typeof by === "string"))
    throw new Error("The kept games have no seats");
  return value;
}

function readBeginning(value: unknown): Beginning {
  const { seats, rules, seed, set, isWatched, isLeftToBots } = fieldsOf(value);
  return {
    seats: readSeats(seats),
    rules: text(rules) || null,
    seed: typeof seed === "number" ? whole(seed) : null,
    set: readSet(set),
    ...(isWatched === true && { isWatched }),
    ...(isLeftToBots === true && { isLeftToBots }),
  };
}

function readBranch(value: unknown): Branch {
  const { id, parent, name, note, left, turn, over, record } = fieldsOf(value);
  return {
    id: whole(id),
    parent: parent === null ? null : whole(parent),
    name: text(name),
    note: text(note),
    left: whole(left),
    turn: whole(turn),
    over: over === true,
    record: text(record),
  };
}

const modes: Array<Stops["mode"]> = ["all", "changes", "turn", "relevant"];
const moments = ["at_end_of_other_turns", "before_own_turn", "at_declared_attacks"] as const;

function readStops(value: unknown): Partial<Stops> {
  const kept = typeof value === "object" && value !== null ? (value as Fields) : {};
  const stops: Partial<Stops> = { mode: modes.find((mode) => mode === kept.mode) ?? "relevant" };
  for (const moment of moments)
    if (typeof kept[moment] === "boolean")
      stops[moment] = kept[moment];
  return stops;
}

// null: nothing.
function readTree(value: unknown): Tree | null {
  if (value === null || value === undefined)
    return null;
  const { beginning: began, branches: list, current: open, stops } = fieldsOf(value);
  if (began === undefined)
    return null;
  if (!Array.isArray(list))
    throw new Error("The kept games cannot be read");
  return { beginning: readBeginning(began), branches: list.map(readBranch), current: whole(open), stops: readStops(stops) };
}

function readForm(value: unknown): Form {
  if (value === undefined)
    return firstForm;
  const { seats, rules, withBench } = fieldsOf(value);
  return { seats: readSeats(seats), rules: text(rules) || null, withBench: typeof withBench === "boolean" ? withBench : null };
}

// null: nothing was kept. The games that are open are closed.
export async function importGames(kept: unknown): Promise<void> {
  closeTable();
  if (kept === null || kept === undefined)
    return;
  const { version, aside: own, form: filled, stops } = fieldsOf(kept);
  if (version !== 1)
    throw new Error("The kept games are of another version of this page");
  const open = readTree(kept);
  form.value = readForm(filled);
  model.chosenStops = readStops(stops);
  aside.value = readTree(own);
  if (open !== null)
    await openTree(open);
}

// ---- Records

interface RecordHead {
  soulstack?: unknown;
  seats?: unknown;
  rules?: unknown;
  seed?: unknown;
  sets?: Array<{ id?: unknown }>;
}

function headOf(record: string): RecordHead {
  try {
    return fieldsOf(JSON.parse(record.split("\n", 1)[0] ?? "")) as RecordHead;
  } catch {
    throw new Error("This file is not a game: a save or journal begins with a line that describes it");
  }
}

// Opens a save or a journal, with the set on the bench if the record needs it.
export async function importRecord(record: string): Promise<void> {
  const head = headOf(record);
  if (typeof head.soulstack !== "string" || !Array.isArray(head.seats))
    throw new Error("This file is not a save or a journal of a game");
  const seats = head.seats.map((by) => (by === "human" ? "client" : text(by)));
  const needsBench = (head.sets ?? []).some(({ id }) => id === setName.value);
  const set = needsBench ? { name: setName.value, files: files.value } : null;
  await openRecord(record, { seats, rules: text(head.rules) || null, seed: whole(head.seed), set }, "A game from a file");
}

// ---- Links

interface LinkedGame {
  seats: string[];
  rules: string | null;
  seed: number;
  bench: boolean;
  // The keys of all answers of people, or of bots for them, and edits of the table.
  steps: string[];
  isLeftToBots?: boolean;
}

interface Step {
  key?: string;
  edit?: string;
  who?: number;
}

function stepsOf(record: string, seats: string[]): string[] {
  const lines = record.trimEnd().split("\n").slice(1);
  const steps = lines.map((line) => JSON.parse(line) as Step);
  const isOfPerson = (who = 0) => seats[who - 1] === "client";
  return steps.flatMap(({ key, edit, who }) => (edit !== undefined ? [edit] : key !== undefined && isOfPerson(who) ? [key] : []));
}

export function tableForLink(): LinkedGame | null {
  const shared = beginning.value;
  const record = branches.value.find(({ id }) => id === current.value)?.record ?? "";
  if (shared === null || shared.seed === null || record === "")
    return null;
  const { seats, rules, seed, set, isLeftToBots } = shared;
  return { seats, rules, seed, bench: set !== null, steps: stepsOf(record, seats), ...(isLeftToBots === true && { isLeftToBots }) };
}

// Plays the game of a link again. The set on the bench must be that of the link already.
export async function openTableFromLink(part: unknown): Promise<void> {
  const { seats, rules, seed, bench, steps, isLeftToBots } = fieldsOf(part);
  if (!Array.isArray(seats) || !Array.isArray(steps))
    throw new Error("The game of this link cannot be read");
  const wish = { seats: seats.map(text), rules: text(rules) || null, seed: whole(seed), withBench: bench === true };
  await startGame(wish, "all");
  const why = await model.replay(steps.map(text));
  if (isLeftToBots === true)
    await leaveToBots(true);
  if (why !== null)
    throw why;
}
