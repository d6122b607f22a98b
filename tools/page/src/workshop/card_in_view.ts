// The card that the workshop is about: that of the open file, or the last one if the open file is something else.
import { batch, computed, signal } from "@preact/signals";
import { ask } from "../engine/engine.ts";
import type { Face, PrintedCard } from "../engine/wire.ts";
import { fileNames, files, findings, openFile, setName, setsNumber } from "../state/bench.ts";
import { isCard, stemOf, testedBy } from "./kinds.ts";

const last = signal("");

// "" if the set has no cards.
export const cardFile = computed(() => {
  const tested = testedBy(openFile.value);
  if (isCard(tested) && tested in files.value)
    return tested;
  return last.value in files.value ? last.value : (fileNames.value.find(isCard) ?? "");
});

// As it last loaded; null if it never did.
export const card = signal<PrintedCard | null>(null);
export const face = signal<Face | null>(null); // of that card
// The card has its present text. Otherwise it has errors, and is shown as it was.
export const isCurrent = signal(false);

// Nothing can be said about the set and its cards yet.
const hasLooked = signal(false);
export const isLoading = computed(() => setsNumber.value === null || !hasLooked.value);

export const errorsOfCard = computed(() =>
  findings.value.filter(({ file, severity }) => file === cardFile.value && severity === "error"),
);

async function find(sets: number, file: string): Promise<PrintedCard | null> {
  const isIts = (one: PrintedCard) => one.file.endsWith(`/${file}`);
  const named = await ask("sets.card", { sets, card: `${setName.value}:${stemOf(file)}` }).catch(() => null);
  if (named !== null && isIts(named.card))
    return named.card;
  const { cards } = await ask("sets.cards", { sets }).catch(() => ({ cards: [] as PrintedCard[] }));
  return cards.find((one) => one.id.startsWith(`${setName.value}:`) && isIts(one)) ?? null;
}

async function findFace(id: string): Promise<Face | null> {
  const sets = setsNumber.value;
  return sets === null ? null : ask("sets.face", { sets, card: id }).then((found) => found.face, () => null);
}

let shownFile = "";

// Asks the engine for the card as it is now.
export async function lookAtCard(): Promise<void> {
  const file = cardFile.value;
  last.value = file;
  const found = file === "" || setsNumber.value === null ? null : await find(setsNumber.value, file);
  const itsFace = found === null ? null : await findFace(found.id);
  batch(() => {
    if (found !== null || file !== shownFile)
      [card.value, face.value] = [found, itsFace];
    shownFile = file;
    isCurrent.value = found !== null;
    hasLooked.value ||= setsNumber.value !== null;
  });
}
