// The cards that are most like a sentence, to begin with a copy of one of them.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask } from "../engine/engine.ts";
import type { PrintedCard } from "../engine/wire.ts";
import { orNotify } from "../parts/notices.tsx";
import { Found } from "./base_dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { nearestCards } from "./nearest.ts";
import { openCardInWorkshop } from "./open.ts";

const mostNear = 8;

export function Near({ sentence, deck = "", onClose }: { sentence: string; deck?: string; onClose(): void }) {
  const cards = useSignal<PrintedCard[]>([]);
  useEffect(() => {
    orNotify(ask("sets.cards", {}).then((all) => (cards.value = all.cards)));
  }, []);
  const near = nearestCards(cards.value, sentence, mostNear, deck);
  return (
    <>
      <p class="faint" role="status">
        {near.length === 0 ? "No card has one of these words." : "The nearest cards; a copy with its tests is added to your set:"}
      </p>
      <Found cards={near} onChoose={(card) => orNotify(openCardInWorkshop(card.id).then(onClose))} />
    </>
  );
}

export function NearestDialog({ onClose }: { onClose(): void }) {
  const text = useSignal("");
  return (
    <Dialog title="Begin with the nearest card" onClose={onClose}>
      <label class="search">
        <span class="hidden-text">What your card does</span>
        <input
          type="search"
          placeholder="What your card does"
          value={text.value}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
      </label>
      {text.value.trim() !== "" && <Near sentence={text.value} onClose={onClose} />}
    </Dialog>
  );
}
