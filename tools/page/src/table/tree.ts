// The games at the table: one that is open, and the branches that have left it.
import { batch, signal } from "@preact/signals";
import type { Params } from "../engine/connection.ts";
import { afterReopening, ask } from "../engine/engine.ts";
import { type Files, files, setName } from "../state/bench.ts";
import { GameModel } from "./game_model.ts";

export interface Branch {
  id: number;
  parent: number | null;
  name: string;
  note: string;
  // After how many answers it left its parent.
  left: number;
  turn: number;
  over: boolean;
  // The game as a save.
  record: string;
}

// What all branches of a game share.
export interface Beginning {
  seats: string[];
  rules: string | null;
  seed: number | null;
  // The set of the bench as it was; null: only the base set.
  set: { name: string; files: Files } | null;
}

export const model = new GameModel();
export const beginning = signal<Beginning | null>(null);
export const branches = signal<Branch[]>([]);
export const current = signal(0);
// Grows when there is something new to keep.
export const gamesChanged = signal(0);
let ownSets: number | null = null; // of the games, in the engine
let saveTimer = 0;
let isOpening = false; // the game in the model is not yet that of the open branch

function change(id: number, changes: Partial<Branch>): void {
  branches.value = branches.value.map((branch) => (branch.id === id ? { ...branch, ...changes } : branch));
}

// Updates the save of the open branch.
async function saveCurrent(): Promise<void> {
  clearTimeout(saveTimer);
  const position = model.position.value;
  if (position === null || model.game.value === null)
    return;
  const id = current.value;
  const { record } = await ask("game.save", { game: model.number() });
  batch(() => {
    change(id, { record: record ?? "", turn: position.turn, over: position.over });
    gamesChanged.value++;
  });
}

function saveLater(): void {
  clearTimeout(saveTimer);
  if (!isOpening)
    saveTimer = setTimeout(() => void saveCurrent().catch(() => {}), 700);
}

model.onChange = saveLater;

// Shows another game, and names the branch that it belongs to. Meanwhile nothing is saved: the branch is not the game's.
async function opening(open: () => Promise<void>, name: () => void): Promise<void> {
  isOpening = true;
  clearTimeout(saveTimer);
  try {
    await open();
    name();
  } finally {
    isOpening = false;
    saveLater();
  }
}

async function openOwnSets(set: Beginning["set"]): Promise<void> {
  const before = ownSets;
  ownSets = set === null ? null : (await ask("sets.open", { files: set.files, name: set.name })).sets;
  if (before !== null)
    await ask("sets.close", { sets: before }).catch(() => {});
}

function setsOfGame(): { sets?: number } {
  return ownSets === null ? {} : { sets: ownSets };
}

export interface Wish {
  seats: string[];
  rules: string | null;
  seed: number | null;
  withBench: boolean;
}

// Begins a new game; the branches of the one before go.
export async function startGame(wish: Wish, stops: "relevant" | "all" = "relevant"): Promise<void> {
  const set = wish.withBench ? { name: setName.value, files: files.value } : null;
  await openOwnSets(set);
  const params: Params<"game.new"> = { seats: wish.seats, stops, ...setsOfGame() };
  if (wish.rules !== null)
    params.rules = wish.rules;
  if (wish.seed !== null)
    params.seed = wish.seed;
  const { seats, rules } = wish;
  const name = () => beginTree({ seats, rules, seed: model.position.value?.seed ?? wish.seed, set }, "Main line");
  await opening(() => model.begin(params), name);
}

function beginTree(shared: Beginning, name: string): void {
  batch(() => {
    beginning.value = shared;
    current.value = 1;
    branches.value = [{ id: 1, parent: null, name, note: "", left: 0, turn: 1, over: false, record: "" }];
  });
}

// Goes on from an earlier moment of the open game, in a branch of its own.
export async function branchAt(at: number): Promise<void> {
  const shared = beginning.value;
  if (shared === null)
    return;
  await saveCurrent();
  const game = await model.moments.branch(at);
  const id = Math.max(...branches.value.map((branch) => branch.id)) + 1;
  const name = () => {
    const turn = model.position.value?.turn ?? 0;
    const branch = { id, parent: current.value, name: `From turn ${turn}`, note: "", left: at, turn, over: false, record: "" };
    batch(() => {
      branches.value = [...branches.value, branch];
      current.value = id;
    });
  };
  await opening(() => model.adopt(game, shared.seats, ownSets ?? undefined, shared.rules ?? undefined), name);
  await saveCurrent();
}

async function load(branch: Branch, shared: Beginning): Promise<void> {
  await model.load({ record: branch.record, ...setsOfGame() }, shared.seats, shared.rules ?? undefined);
}

export async function openBranch(id: number): Promise<void> {
  const branch = branches.value.find((one) => one.id === id);
  if (branch === undefined || beginning.value === null || id === current.value)
    return;
  await saveCurrent();
  const shared = beginning.value;
  await opening(() => load(branch, shared), () => (current.value = id));
  gamesChanged.value++;
}

export function describeBranch(id: number, changes: { name?: string; note?: string }): void {
  change(id, changes);
  gamesChanged.value++;
}

// Removes a branch that is not open; those that left it belong to its parent then.
export function removeBranch(id: number): void {
  const gone = branches.value.find((branch) => branch.id === id);
  if (gone === undefined || id === current.value || gone.parent === null)
    return;
  branches.value = branches.value
    .filter((branch) => branch !== gone)
    .map((branch) => (branch.parent === id ? { ...branch, parent: gone.parent } : branch));
  gamesChanged.value++;
}

export function closeTable(): void {
  clearTimeout(saveTimer);
  model.dispose();
  batch(() => {
    model.position.value = null;
    model.view.value = null;
    beginning.value = null;
    branches.value = [];
    gamesChanged.value++;
  });
}

// Opens games that were kept.
export async function openTree(shared: Beginning, kept: Branch[], open: number): Promise<void> {
  const branch = kept.find(({ id }) => id === open) ?? kept[0];
  if (branch === undefined)
    return;
  await openOwnSets(shared.set);
  const name = () =>
    batch(() => {
      beginning.value = shared;
      branches.value = kept;
      current.value = branch.id;
    });
  await opening(() => load(branch, shared), name);
}

// Opens a single save as the main line.
export async function openRecord(record: string, shared: Beginning, name: string): Promise<void> {
  await openOwnSets(shared.set);
  const { seats, rules } = shared;
  await opening(() => model.load({ record, ...setsOfGame() }, seats, rules ?? undefined), () => beginTree(shared, name));
  await saveCurrent();
}

// Shows a game that is in the engine already.
export async function openGame(game: number, title: string, seats: string[]): Promise<void> {
  await opening(() => model.adopt(game, seats), () => beginTree({ seats, rules: null, seed: null, set: null }, title));
}

export async function currentRecord(): Promise<string> {
  await saveCurrent();
  return branches.value.find(({ id }) => id === current.value)?.record ?? "";
}

afterReopening(async () => {
  ownSets = null;
  model.game.value = null;
  const shared = beginning.value;
  const kept = branches.value.filter(({ record }) => record !== "");
  if (shared !== null && kept.length > 0)
    await openTree(shared, kept, current.value);
});
