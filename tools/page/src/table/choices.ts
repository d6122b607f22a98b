// Which objects on the table can be chosen, and which options stand in a list beside the question.
import type { Decision, Object as Thing, Option, View } from "../engine/wire.ts";

// The name of a thing within one view; "" if it is not an object of the table.
export function keyOf(thing: Thing): string {
  if (thing.card !== undefined)
    return `card:${thing.card}`;
  if (thing.stack !== undefined)
    return `stack:${thing.stack}`;
  if (typeof thing.seat === "number")
    return `seat:${thing.seat}`;
  return thing.zone === undefined ? "" : `zone:${thing.zone}`;
}

export interface Choice {
  option: Option;
  label: string;
  // What is meant to be chosen in the question that follows: who clicks a monster attacks that monster.
  then: string[];
}

export interface Placed {
  byObject: Map<string, Choice[]>;
  listed: Choice[];
  // What the space bar does; also in no list.
  main: Choice | null;
}

function slotKeys(view: View): string[] {
  return view.slots.flatMap((slot) => [
    `zone:slot:${slot.type}/${slot.slot}`,
    ...(slot.card === undefined ? [] : [`card:${slot.card.card}`]),
  ]);
}

function playerKeys(view: View): string[] {
  return view.players.flatMap((player) => {
    const cards = [...player.items, ...player.curses, ...player.soul_cards, ...player.hand];
    if (player.character !== undefined)
      cards.push(player.character);
    return [`seat:${player.seat}`, ...cards.map(keyOf)];
  });
}

function keysOnTable(view: View): Set<string> {
  const decks = view.decks.flatMap((deck) => [`zone:deck:${deck.deck}`, `zone:discard:${deck.deck}`]);
  const stack = view.stack.flatMap((entry) => [
    `stack:${entry.stack}`,
    ...(entry.source === undefined ? [] : [keyOf(entry.source)]),
  ]);
  const tops = view.decks.flatMap((deck) => (deck.discard_top === undefined ? [] : [`card:${deck.discard_top.card}`]));
  const souls = view.bonus_souls.map(keyOf);
  return new Set([...slotKeys(view), ...playerKeys(view), ...decks, ...stack, ...tops, ...souls].filter(Boolean));
}

function choice(option: Option, then: string[] = [], label = option.label): Choice {
  return { option, label, then };
}

// An attack or a purchase is declared first, and then asks for its target. Clicking the target does both. Nothing is
// marked that the player cannot pay for.
function aimed(option: Option, view: View): Array<[string, Choice]> {
  const attack = option.verb === "attack";
  const coins = view.players.find(({ seat }) => seat === view.turn.active)?.coins ?? 0;
  const canPay = coins >= view.price;
  const slots = view.slots.filter(({ card, monster, sells, price }) =>
    card !== undefined && (attack ? monster !== undefined : sells && (canPay || price !== undefined)),
  );
  const found = slots.map((slot): [string, Choice] => {
    const keys = [`card:${slot.card?.card}`, `zone:slot:${slot.type}/${slot.slot}`];
    return [keys[0] ?? "", choice(option, keys, `${attack ? "Attack" : "Buy"} ${slot.card?.name}`)];
  });
  if (!attack && !canPay)
    return found;
  const deck = `zone:deck:${attack ? "monster" : "treasure"}`;
  const fromDeck = choice(option, [deck], attack ? "Attack the top of the monster deck" : "Buy the top of the treasure deck");
  return [...found, [deck, fromDeck]];
}

function mainOf(decision: Decision): Choice | null {
  const { options } = decision;
  const found = options.find(({ verb }) => verb === "end_turn") ?? options.find(({ verb }) => verb === "pass");
  return found === undefined ? null : choice(found);
}

export function placed(decision: Decision | undefined, view: View | null): Placed {
  const result: Placed = { byObject: new Map(), listed: [], main: null };
  if (decision === undefined || view === null)
    return result;
  const add = (key: string, one: Choice) => result.byObject.set(key, [...(result.byObject.get(key) ?? []), one]);
  const onTable = keysOnTable(view);
  result.main = mainOf(decision);
  for (const option of decision.options) {
    const key = option.object === undefined ? "" : keyOf(option.object);
    if (option === result.main?.option)
      continue;
    const targets = option.verb === "attack" || option.verb === "buy" ? aimed(option, view) : [];
    targets.forEach(([at, one]) => add(at, one));
    if (targets.length > 0)
      continue;
    if (option.verb === "pass")
      result.listed.push(choice(option, [], "Pass: the others may act, then you go on"));
    else if (onTable.has(key))
      add(key, choice(option));
    else
      result.listed.push(choice(option));
  }
  return result;
}

// The option of the next question that a click has meant already.
export function meant(decision: Decision | undefined, then: string[]): Option | undefined {
  if (decision?.prompt !== "attack_target" && decision?.prompt !== "purchase")
    return undefined;
  return decision.options.find((option) => option.object !== undefined && then.includes(keyOf(option.object)));
}

// Keys that choose from the list, without those that mean something else at the table.
export const listKeys = "123456789acdefgjklmnopqrstvxyz";
