// The games at the table: one that is open, and the branches that have left it.
import { batch, signal } from "@preact/signals";
import type { Params } from "../engine/connection.ts";
import { afterReopening, ask } from "../engine/engine.ts";
import { type Files, files, setName } from "../state/bench.ts";
import { closeSets, orClosed } from "../state/open_sets.ts";
import { GameModel, type Stops } from "./game_model.ts";

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
  // Bots play for the people, until these play on.
  isLeftToBots?: boolean;
  rules: string | null;
  seed: number | null;
  // The set of the bench as it was; null: only the base set.
  set: { name: string; files: Files } | null;
  // A game of another place, which is only looked at.
  isWatched?: boolean;
}

// A game with its branches, as it is kept.
export interface Tree {
  beginning: Beginning;
  branches: Branch[];
  current: number;
  stops: Partial<Stops>;
}

const botForPeople = "careful";

export function playersOf({ seats, isLeftToBots = false }: Beginning): string[] {
  return isLeftToBots ? seats.map((by) => (by === "client" ? botForPeople : by)) : seats;
}

export const model = new GameModel();
export const beginning = signal<Beginning | null>(null);
export const branches = signal<Branch[]>([]);
export const current = signal(0);
// The visitor's own game, while another one is open, or the form of a new one.
export const aside = signal<Tree | null>(null);
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
model.onStops = () => gamesChanged.value++;

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

interface SetsOfGame {
  sets?: number;
}

function setsOfGame(sets = ownSets): SetsOfGame {
  return sets === null ? {} : { sets };
}

// Shows a game that is played with this set. That of the game before is closed once the new one is open.
async function openingWith(
  set: Beginning["set"],
  open: (sets: SetsOfGame) => Promise<void>,
  name: () => void,
): Promise<void> {
  const sets = set === null ? null : (await ask("sets.open", { files: set.files, name: set.name })).sets;
  await orClosed(sets, () => opening(() => open(setsOfGame(sets)), name));
  closeSets(ownSets);
  ownSets = sets;
}

export interface Wish {
  seats: string[];
  rules: string | null;
  seed: number | null;
  withBench: boolean;
}

// What the form of a new game says. The seed is not kept: it would deal the same game again.
// `withBench`: null until it is chosen: with the cards of a set that is the visitor's own.
export type Form = Omit<Wish, "seed" | "withBench"> & { withBench: boolean | null };
export const firstForm: Form = { seats: ["client", "careful", "greedy", "eager"], rules: "extended", withBench: null };
export const form = signal<Form>(firstForm);

export function fillForm(changes: Partial<Form>): void {
  form.value = { ...form.value, ...changes };
  gamesChanged.value++;
}

// The open game; null if there is none, or nothing of it can be kept.
export function openTreeNow(): Tree | null {
  const kept = branches.value.filter(({ record }) => record !== "");
  return beginning.value === null || kept.length === 0
    ? null
    : { beginning: beginning.value, branches: kept, current: current.value, stops: model.chosenStops };
}

// Keeps the open game aside if it is the visitor's own.
async function putAside(): Promise<void> {
  if (beginning.value === null || beginning.value.isWatched === true)
    return;
  await saveCurrent();
  aside.value = openTreeNow();
}

// Shows the form of a new game. The visitor's own game, or else the open one, can be continued until another one begins.
export async function leaveGame(): Promise<void> {
  await putAside();
  if (aside.value === null) {
    await saveCurrent();
    aside.value = openTreeNow();
  }
  closeOpenGame();
}

// Goes back to the game that was put aside. The open one takes its place if it is the visitor's own as well.
export async function continueGame(): Promise<void> {
  const back = aside.value;
  if (back === null)
    return;
  aside.value = null;
  try {
    await putAside();
    await openTree(back);
  } catch (why) {
    aside.value = back;
    throw why;
  }
  gamesChanged.value++;
}

// Begins a new game; the one before, with its branches, goes.
// `stops`: until it is set otherwise; without it, the player is asked as in the last game.
export async function startGame(wish: Wish, stops?: "all"): Promise<void> {
  const set = wish.withBench ? { name: setName.value, files: files.value } : null;
  const params: Params<"game.new"> = { seats: wish.seats, stops: stops ?? model.chosenStops.mode ?? "relevant" };
  if (wish.rules !== null)
    params.rules = wish.rules;
  if (wish.seed !== null)
    params.seed = wish.seed;
  const { seats, rules } = wish;
  const name = () => beginTree({ seats, rules, seed: model.position.value?.seed ?? wish.seed, set }, "Main line");
  await openingWith(set, (sets) => model.begin({ ...params, ...sets }), name);
  if (stops === undefined)
    await model.setStops(model.chosenStops);
  aside.value = null;
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
  await opening(() => model.adopt(game, playersOf(shared), ownSets ?? undefined, shared.rules ?? undefined), name);
  await saveCurrent();
}

// From now on bots play for the people, who watch; or the people play again.
export async function leaveToBots(isLeftToBots: boolean): Promise<void> {
  if (beginning.value === null)
    return;
  beginning.value = { ...beginning.value, isLeftToBots };
  await model.setPlayers(playersOf(beginning.value));
  gamesChanged.value++;
}

async function load(branch: Branch, shared: Beginning, sets: SetsOfGame): Promise<void> {
  await model.load({ record: branch.record, ...sets }, shared.seats, shared.rules ?? undefined);
  if (shared.isLeftToBots === true)
    await model.setPlayers(playersOf(shared));
}

export async function openBranch(id: number): Promise<void> {
  const branch = branches.value.find((one) => one.id === id);
  if (branch === undefined || beginning.value === null || id === current.value)
    return;
  await saveCurrent();
  const shared = beginning.value;
  await opening(() => load(branch, shared, setsOfGame()), () => (current.value = id));
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

// Of another work: what was put aside belongs to the one before.
export function closeTable(): void {
  aside.value = null;
  closeOpenGame();
}

function closeOpenGame(): void {
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
export async function openTree({ beginning: shared, branches: kept, current: open, stops }: Tree): Promise<void> {
  const branch = kept.find(({ id }) => id === open) ?? kept[0];
  if (branch === undefined)
    return;
  model.chosenStops = stops;
  const name = () =>
    batch(() => {
      beginning.value = shared;
      branches.value = kept;
      current.value = branch.id;
    });
  await openingWith(shared.set, (sets) => load(branch, shared, sets), name);
}

// Opens a single save as the main line.
export async function openRecord(record: string, shared: Beginning, name: string): Promise<void> {
  await putAside();
  const { seats, rules } = shared;
  const load = (sets: SetsOfGame) => model.load({ record, ...sets }, seats, rules ?? undefined);
  await openingWith(shared.set, load, () => beginTree(shared, name));
  await saveCurrent();
}

// Shows a game that is in the engine already, played with the set.
export async function watchGame(game: number, title: string, seats: string[], set: Beginning["set"]): Promise<void> {
  await putAside();
  const shared = { seats, rules: null, seed: null, set, isWatched: true };
  await openingWith(set, ({ sets }) => model.adopt(game, seats, sets), () => beginTree(shared, title));
}

export async function currentRecord(): Promise<string> {
  await saveCurrent();
  return branches.value.find(({ id }) => id === current.value)?.record ?? "";
}

afterReopening(async () => {
  ownSets = null;
  model.game.value = null;
  const open = openTreeNow();
  if (open !== null)
    await openTree(open);
});
