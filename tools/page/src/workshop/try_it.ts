// The table in the workshop: a game of two in which the card can be tried, and which goes on when the card is changed.
import { signal } from "@preact/signals";
import { type Params, ServiceError } from "../engine/connection.ts";
import { afterReopening, ask } from "../engine/engine.ts";
import type { Position, PrintedCard } from "../engine/wire.ts";
import { openFile, setsNumber } from "../state/bench.ts";
import { sentenceOf } from "../state/sentence.ts";
import { GameModel } from "../table/game_model.ts";
import { card, isCurrent } from "./card_in_view.ts";
import { isRuleset, stemOf } from "./kinds.ts";
import { type Spot, situationOf, spotsOf } from "./situation.ts";

export const model = new GameModel();
// Where the visitor wants the card; null: where it usually is.
export const chosenSpot = signal<Spot | null>(null);
// What the last change has done to the game.
export const news = signal("");

const usualSeed = 1;
const mostSeeds = 12;
const mostSeedsForCharacter = 120;

interface Wish {
  spot: Spot;
  rules: string | undefined;
}
let begun: (Wish & { card: string; at: number }) | null = null; // with the answers and edits of the situation

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
  for (let seed = usualSeed; seed < usualSeed + last; seed++) {
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
  try {
    const seed = await seedFor(of, { spot, rules });
    await model.begin(parameters(of, { spot, rules }, seed));
    begun = { card: of.id, spot, rules, at: model.position.value?.at ?? 0 };
    news.value = reason;
  } catch (why) {
    begun = null;
    model.dispose();
    news.value = `The card cannot be tried there: ${sentenceOf(why)}`;
  }
}

export async function beginAgain(): Promise<void> {
  if (card.value !== null && isCurrent.value)
    await begin(card.value, "");
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
  await beginAgain();
});
