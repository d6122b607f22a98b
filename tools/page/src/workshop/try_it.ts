// The table in the workshop: a game of two in which the card can be tried, and which goes on when the card is changed.
import { computed, effect, signal } from "@preact/signals";
import { type Params, ServiceError } from "../engine/connection.ts";
import { afterReopening, ask } from "../engine/engine.ts";
import type { Position, PrintedCard } from "../engine/wire.ts";
import { notify } from "../parts/notices.tsx";
import { files, openFile, setsNumber } from "../state/bench.ts";
import { sentenceOf } from "../state/sentence.ts";
import { GameModel } from "../table/game_model.ts";
import { card, cardFile, isCurrent } from "./card_in_view.ts";
import { isRuleset, scenariosOf, stemOf } from "./kinds.ts";
import { appendScenario } from "./open.ts";
import { type Spot, situationOf, spotsOf } from "./situation.ts";
import { takeWanted, type Tried, tried, wantTried } from "./tried.ts";
import { sendTyped } from "./typing.ts";

export const model = new GameModel();
// Where the visitor wants the card; null: where it usually is.
export const chosenSpot = signal<Spot | null>(null);
// What the last change has done to the game.
export const news = signal("");

const usualSeed = 1;
const mostSeeds = 12;
const mostSeedsForCharacter = 120;
const mostAnswers = 10_000; // of a trial

interface Wish {
  spot: Spot;
  rules: string | undefined;
}
// `at`: the answers and edits of the situation.
let begun: (Wish & { card: string; at: number; seed: number }) | null = null;
let firstSeed = usualSeed;

// The visitor has answered something.
export const hasPlayed = computed(() => model.clicks.isAnswered(model.position.value?.at));

export function spotNow(of: PrintedCard): Spot {
  const spots = spotsOf(of);
  return chosenSpot.value !== null && spots.includes(chosenSpot.value) ? chosenSpot.value : spots[0];
}

function rulesNow(): string | undefined {
  return isRuleset(openFile.value) ? stemOf(openFile.value) : undefined;
}

function parameters(of: PrintedCard, { spot, rules }: Wish, seed: number): Params<"game.new"> {
  return {
    ...(setsNumber.value === null ? {} : { sets: setsNumber.value }),
    ...(rules === undefined ? {} : { rules }),
    seats: ["client", "greedy"],
    seed,
    stops: "relevant",
    situation: situationOf(of, spot),
  };
}

// It is the visitor's own turn, and the card is where it should be.
function fits(position: Position, of: PrintedCard, spot: Spot): boolean {
  const isTurn = position.decision?.seat === 1 && position.decision.prompt === "action";
  return isTurn && (spot !== "character" || position.view?.players[0]?.character?.def === of.id);
}

async function tryOut(params: Params<"game.new">): Promise<Position | Error> {
  try {
    return await ask("game.new", { ...params, view: true });
  } catch (why) {
    if (why instanceof ServiceError)
      return why;
    throw why;
  }
}

// Not every deal allows it: the other player may begin, or a question may be open. Throws if none does.
async function seedFor(of: PrintedCard, wanted: Wish): Promise<number> {
  const last = wanted.spot === "character" ? mostSeedsForCharacter : mostSeeds;
  let why = new Error(`No deal puts ${of.name} there at the beginning of your turn`);
  for (let seed = firstSeed; seed < firstSeed + last; seed++) {
    const position = await tryOut(parameters(of, wanted, seed));
    if (position instanceof Error) {
      why = position;
      continue;
    }
    await ask("game.drop", { game: position.game });
    if (fits(position, of, wanted.spot))
      return seed;
  }
  throw why;
}

async function begin(of: PrintedCard, reason: string): Promise<void> {
  const spot = spotNow(of);
  const rules = rulesNow();
  const again = takeWanted(of.id, spot, rules);
  firstSeed = again?.seed ?? firstSeed;
  try {
    const seed = await seedFor(of, { spot, rules });
    await model.begin(parameters(of, { spot, rules }, seed));
    chosenDice.value = [];
    begun = { card: of.id, spot, rules, at: model.position.value?.at ?? 0, seed };
    const isWhole = again === null || (again.seed === seed && (await playAgain(begun.at, again.dice, again.answers)) === null);
    news.value = isWhole ? reason : "Not all that you had tried could be played again";
  } catch (why) {
    if (again !== null)
      return begin(of, "What you had tried can't be played again, so it begins anew");
    begun = null;
    model.dispose();
    news.value = `The card cannot be tried there: ${sentenceOf(why)}`;
  }
}

export async function beginAgain(): Promise<void> {
  wantTried(null);
  if (card.value !== null && isCurrent.value)
    await begin(card.value, "");
}

// The next deal in which the card is where it should be.
export async function beginWithOtherDice(): Promise<void> {
  firstSeed = (begun?.seed ?? usualSeed) + 1;
  await beginAgain();
}

// The lines of the log about dice that have fallen since the beginning.
const fallen = computed(() => {
  void model.position.value;
  return model.log.value.filter(({ die, to }) => die !== undefined && begun !== null && to > begun.at);
});
export const lastDie = computed(() => fallen.value.at(-1)?.die ?? null);
// What the dice since the beginning were told to show; those that come next are the last of them.
const chosenDice = signal<number[]>([]);
export const nextDice = computed(() => chosenDice.value.slice(fallen.value.length));

// The answers of the visitor from there to there, by their keys.
async function answersBetween(from: number, to: number): Promise<string[]> {
  const { record = "" } = await ask("game.save", { game: model.number() });
  const lines = record.trimEnd().split("\n").slice(1).map((line) => JSON.parse(line) as { key?: string; edit?: string; how?: string });
  const steps = lines.filter(({ key, edit }) => key !== undefined || edit !== undefined);
  const sinceFrom = steps.slice(steps.length - ((model.position.value?.at ?? from) - from));
  return sinceFrom.slice(0, to - from).flatMap(({ key, how }) => (key !== undefined && how !== "bot" ? [key] : []));
}

// What was done, for a reload of the page.
async function noteTried(to: number): Promise<void> {
  const now = begun;
  if (now === null)
    return;
  const answers = await answersBetween(now.at, to);
  const { card: id, spot, rules, seed } = now;
  const done: Tried = { card: id, spot, rules, seed, dice: chosenDice.value, answers };
  if (begun === now && model.position.value?.at === to)
    tried.value = answers.length > 0 || done.dice.length > 0 ? done : null;
}

effect(() => {
  const at = model.position.value?.at;
  if (at !== undefined && hasPlayed.value)
    void noteTried(at).catch(() => undefined); // the game is closed meanwhile
  else if (at !== undefined)
    tried.value = null;
});

// The last die, or one that comes (0: the next), shows this: the game is played again from its beginning, with the other dice
// as they fell. A change of the last one takes back what was answered after it. Without `shows`, a die that comes falls as
// it will, and so do those after it.
export async function chooseDie(which: "last" | number, shows?: number): Promise<void> {
  if (begun === null)
    return;
  const { at } = begun;
  const lines = fallen.value;
  const kept = (which === "last" ? lines.slice(0, -1) : lines).flatMap(({ die }) => (die === undefined ? [] : [die]));
  const before = which === "last" ? [] : nextDice.value.slice(0, which);
  const after = which === "last" ? nextDice.value : nextDice.value.slice(which + 1);
  const dice = [...kept, ...before, ...(shows === undefined ? [] : [shows, ...after])];
  const to = which === "last" ? (lines.at(-1)?.to ?? at) : (model.position.value?.at ?? at);
  const answers = await answersBetween(at, to);
  await model.rewind(at);
  await playAgain(at, dice, answers);
}

// From the beginning, where the game stands. Returns why not all of the answers can be given; throws if the dice can't be.
async function playAgain(at: number, dice: number[], answers: string[]): Promise<Error | null> {
  if (dice.length > 0)
    await model.edit(`/die ${dice.join(" ")}`);
  const first = model.position.value?.at ?? at;
  if (dice.length > 0 && first === at)
    throw new Error("These dice can't be chosen");
  chosenDice.value = dice;
  await model.setStops({ mode: "all" }); // each pass is among the answers
  const failed = await model.replay(answers);
  model.clicks.begin(first);
  if (answers.length > 0)
    model.clicks.add({ from: first, to: model.position.value?.at ?? first, prompt: "action", events: ["rolled"] });
  return failed;
}

// The name under which a scenario of the card is not yet there.
function nameOfTest(file: string): string {
  const before = files.value[scenariosOf(file)] ?? "";
  const name = `${card.value?.name ?? stemOf(file)}, as tried at the table`;
  let free = name;
  for (let n = 2; before.includes(JSON.stringify(free)); n++)
    free = `${name} (${n})`;
  return free;
}

export interface Draft {
  file: string; // of the card
  name: string;
  text: string;
  facts: Array<{ check: string; said: string }>;
}

// A test of the card: only the table that it needs, all answers since the beginning, and what has changed.
export async function draftTest(): Promise<Draft> {
  const file = cardFile.value;
  const { text, facts = [] } = await ask("game.scenario", { game: model.number(), changes: true, answers: mostAnswers });
  return { file, name: nameOfTest(file), text, facts };
}

// Names may have any printable characters; those that Lua reads otherwise are escaped.
function quotedName(name: string): string {
  return `"${name.replace(/[\\"]/g, "\\$&")}"`;
}

// With the facts that matter to the visitor.
export async function writeTest({ file, text, facts }: Draft, name: string, left: Set<string>): Promise<void> {
  await sendTyped();
  if ((files.value[scenariosOf(file)] ?? "").includes(`scenario ${quotedName(name)}`))
    throw new Error(`The card already has a test “${name}”`);
  let written = text.replace(/^scenario "(?:[^"\\]|\\.)*"/m, () => `scenario ${quotedName(name)}`);
  for (const { check } of facts)
    if (left.has(check))
      written = written.replace(`    check(${check})\n`, "");
  await appendScenario(file, written);
  notify(`The test is written: ${stemOf(file)} has it among its tests`);
}

function sayDifference({ differs, ended }: Position): string {
  if (ended !== undefined)
    return `An earlier answer is no longer possible: ${ended.why}. The game stands before it.`;
  if (differs === undefined)
    return "Goes on with the new card. Nothing differs so far.";
  if (differs.was === undefined || differs.now === undefined)
    return "Goes on with the new card, from where the game first differs.";
  return `Goes on from the first difference: “${differs.was}” is now “${differs.now}”.`;
}

// The situation itself is not possible any more.
function isBeforePlay({ at, ended }: Position): boolean {
  return ended !== undefined && at < (begun?.at ?? 0);
}

async function goOn(of: PrintedCard, sets: number): Promise<void> {
  try {
    await model.reload(sets);
  } catch (why) {
    await begin(of, `Begun anew: ${sentenceOf(why)}`);
    return;
  }
  const position = model.position.value;
  if (position !== null && isBeforePlay(position))
    await begin(of, "Begun anew, since the situation is not possible with the new card as it was.");
  else if (position !== null)
    news.value = sayDifference(position);
}

// After a change of the texts, or of the card in view.
export async function followCard(isEdited: boolean): Promise<void> {
  const of = card.value;
  if (of === null || !isCurrent.value || setsNumber.value === null) {
    if (of !== null && begun?.card === of.id)
      news.value = "The table has the card as it was before the error.";
    return;
  }
  const isSame = begun !== null && begun.card === of.id && begun.spot === spotNow(of) && begun.rules === rulesNow();
  if (!isSame || model.game.value === null)
    await begin(of, "");
  else if (isEdited)
    await goOn(of, setsNumber.value);
}

afterReopening(async () => {
  begun = null;
  model.game.value = null;
  wantTried(tried.value);
  if (card.value !== null && isCurrent.value)
    await begin(card.value, "");
});
