// The table beside the card.
import { orNotify } from "../parts/notices.tsx";
import { Board } from "../table/board.tsx";
import { card, isCurrent, isLoading } from "./card_in_view.ts";
import { type Spot, spotsOf, spotTitles } from "./situation.ts";
import { beginAgain, chosenSpot, model, news, spotNow } from "./try_it.ts";

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
  return (
    <section class="try-it" aria-label="Try it">
      <header>
        <h2>Try it</h2>
        <SpotChoice />
        <button type="button" class="small" disabled={card.value === null} onClick={() => orNotify(beginAgain())}>
          Begin again
        </button>
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
