// The situation in which a card can be tried at once.
import type { Params } from "../engine/connection.ts";
import type { PrintedCard } from "../engine/wire.ts";

export type Spot = "hand" | "play" | "slot" | "top" | "curse" | "soul" | "character";
export type Situation = NonNullable<Params<"game.new">["situation"]>;

export const spotTitles: Record<Spot, string> = {
  hand: "in your hand",
  play: "in play, yours",
  slot: "in a slot",
  top: "on top of its deck",
  curse: "as your curse",
  soul: "as your soul",
  character: "as your character",
};

const spotsOfDeck: Record<string, Spot[]> = {
  loot: ["hand", "top"],
  treasure: ["play", "slot", "top"],
  starting: ["play"],
  monster: ["slot", "top"],
  room: ["slot", "top"],
  bonus_soul: ["soul"],
  character: ["character"],
};

// Of a deck that the set adds, by what is printed on the card.
function spotsOfOwnDeck(card: PrintedCard): Spot[] {
  if (card.abilities.includes("play"))
    return ["hand", "top"];
  return card.hp === undefined ? ["play", "slot", "top"] : ["slot", "top"];
}

// The usual one first.
export function spotsOf(card: PrintedCard): Spot[] {
  if (card.marks.includes("curse"))
    return ["curse", "slot", "top"];
  return spotsOfDeck[card.deck] ?? spotsOfOwnDeck(card);
}

const coins = { 1: 10 }; // so that what costs ¢ can be tried

export function situationOf(card: PrintedCard, spot: Spot): Situation {
  switch (spot) {
    case "hand":
    case "play":
    case "curse":
    case "soul":
      return { coins, give: { 1: [card.id] } };
    case "slot":
      return { coins, spawn: [card.id] };
    case "top":
      return { coins, top: { [card.deck]: [card.id] } };
    case "character":
      return { coins };
  }
}
