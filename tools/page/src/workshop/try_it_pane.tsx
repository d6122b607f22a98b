// The table beside the card.
import { useSignal } from "@preact/signals";
import { orNotify } from "../parts/notices.tsx";
import { Board } from "../table/board.tsx";
import { card, isCurrent, isLoading } from "./card_in_view.ts";
import { type Spot, spotsOf, spotTitles } from "./situation.ts";
import { TestDialog } from "./test_dialog.tsx";
import {
  beginAgain, beginWithOtherDice, chooseDie, chosenSpot, type Draft, draftTest, hasPlayed, lastDie, model, news, nextDice,
  spotNow,
} from "./try_it.ts";

const sides = [1, 2, 3, 4, 5, 6];

// Of the last die, or of one that comes (0: the next).
function DieChoice({ which }: { which: "last" | number }) {
  const shows = which === "last" ? lastDie.value : (nextDice.value[which] ?? null);
  return (
    <label>
      <span>{which === "last" ? "The die showed" : which === 0 ? "The next die" : "then"}</span>{" "}
      <select
        value={shows ?? ""}
        disabled={model.busy.value || model.game.value === null}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.value;
          currentTarget.value = String(shows ?? "");
          orNotify(chooseDie(which, chosen === "" ? undefined : Number(chosen)));
        }}
      >
        {which !== "last" && <option value="">falls as it will</option>}
        {[...new Set([...sides, ...(shows === null ? [] : [shows])])].map((side) => (
          <option key={side} value={side}>
            {which === "last" ? side : `shows ${side}`}
          </option>
        ))}
      </select>
    </label>
  );
}

function SpotChoice() {
  const of = card.value;
  if (of === null)
    return null;
  const spots = spotsOf(of);
  return (
    <label>
      <span>The card is</span>{" "}
      <select
        value={spotNow(of)}
        onChange={({ currentTarget }) => {
          chosenSpot.value = currentTarget.value as Spot;
          orNotify(beginAgain());
        }}
      >
        {spots.map((spot) => (
          <option key={spot} value={spot}>
            {spotTitles[spot]}
          </option>
        ))}
      </select>
    </label>
  );
}

// A game that cannot begin says why in the news.
function NoGame() {
  const isBeginning = card.value !== null && isCurrent.value && news.value === "";
  return <p class="faint">{isLoading.value || isBeginning ? "Loading the set…" : "No game is open."}</p>;
}

export function TryItPane() {
  const draft = useSignal<Draft | null>(null);
  return (
    <section class="try-it" aria-label="Try it">
      <header>
        <h2>Try it</h2>
        <SpotChoice />
        <button type="button" class="small" disabled={card.value === null} onClick={() => orNotify(beginAgain())}>
          Begin again
        </button>
        <button
          type="button"
          class="small"
          disabled={!hasPlayed.value || model.busy.value}
          title="Takes your last click back (u)"
          onClick={() => orNotify(model.undo())}
        >
          Take back
        </button>
        <button
          type="button"
          class="small"
          disabled={card.value === null}
          title="Begins again with another deal and other dice"
          onClick={() => orNotify(beginWithOtherDice())}
        >
          With other dice
        </button>
        <button
          type="button"
          class="small"
          disabled={!hasPlayed.value || model.busy.value}
          title="Writes a test of this card: the table that it needs, your answers, and what has changed"
          onClick={() => orNotify(draftTest().then((made) => void (draft.value = made)))}
        >
          Make it a test
        </button>
        {lastDie.value !== null && <DieChoice which="last" />}
        {[...nextDice.value, null].map((_, i) => (
          <DieChoice key={i} which={i} />
        ))}
        {draft.value !== null && <TestDialog draft={draft.value} onClose={() => (draft.value = null)} />}
      </header>
      <p class="news" role="status">
        <bdi>{news.value}</bdi>
      </p>
      <div class="board-here">
        {model.game.value === null ? <NoGame /> : <Board model={model} compact />}
      </div>
    </section>
  );
}
