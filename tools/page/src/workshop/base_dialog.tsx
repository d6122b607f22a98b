// A search over the cards of the base set: a copy of one, with its scenarios, is the start of a card of one's own.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask } from "../engine/engine.ts";
import type { PrintedCard } from "../engine/wire.ts";
import { orNotify } from "../parts/notices.tsx";
import { Dialog } from "./dialog.tsx";
import { openCardInWorkshop } from "./open.ts";

const mostShown = 60;

function matches({ name, text, deck }: PrintedCard, words: string[]): boolean {
  const all = `${name} ${text} ${deck}`.toLowerCase();
  return words.every((word) => all.includes(word));
}

export function Found({ cards, onChoose }: { cards: PrintedCard[]; onChoose(card: PrintedCard): void }) {
  return (
    <ul class="found">
      {cards.slice(0, mostShown).map((card) => (
        <li key={card.id}>
          <button type="button" onClick={() => onChoose(card)}>
            <strong>{card.name}</strong> <span class="faint">{card.deck.replaceAll("_", " ")}</span>
            <span class="text">{card.text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function BaseDialog({ onClose }: { onClose(): void }) {
  const cards = useSignal<PrintedCard[]>([]);
  const wanted = useSignal("");
  useEffect(() => {
    orNotify(ask("sets.cards", {}).then((all) => (cards.value = all.cards)));
  }, []);
  const found = cards.value.filter((card) => matches(card, wanted.value.toLowerCase().split(/\s+/)));
  const choose = (card: PrintedCard) => orNotify(openCardInWorkshop(card.id).then(onClose));
  return (
    <Dialog title="Begin with a base card" onClose={onClose}>
      <label class="search">
        <span class="hidden-text">Search by name, text or deck</span>
        <input
          type="search"
          placeholder="Name, text or deck"
          value={wanted.value}
          onInput={({ currentTarget }) => (wanted.value = currentTarget.value)}
        />
      </label>
      <p class="faint" role="status">
        {found.length} of {cards.value.length} cards
        {found.length > mostShown && `; the first ${mostShown} are shown`}. A copy with its tests is added to your set.
      </p>
      <Found cards={found} onChoose={choose} />
    </Dialog>
  );
}
