// The number that answers while you type.
import { askCardStrength } from "../lab/ask_lab.ts";
import { go } from "../state/route.ts";
import { card, isCurrent } from "./card_in_view.ts";
import { type Measured, measure, measured, stopMeasuring, tryAgain } from "./strength.ts";

function signed(n: number): string {
  return `${n > 0 ? "+" : n < 0 ? "−" : ""}${Math.abs(n).toFixed(1)}`;
}

const decided: Record<string, string> = {
  more: "stronger",
  less: "weaker",
  same: "too small to matter",
};

function Result({ progress, isPlaying, mode }: Measured) {
  const answer = progress?.answers[0];
  if (progress === null || answer === undefined)
    return <p class="number">{isPlaying ? "Playing the first games…" : "Waits until the changed card loads"}</p>;
  const verdict = decided[answer.verdict] ?? (isPlaying ? "not decided yet" : "not decided");
  return (
    <p class="number">
      <strong>{signed(answer.difference)} points</strong> ({signed(answer.low)} to {signed(answer.high)}),{" "}
      {progress.played} pairs: {verdict}
      {mode === "change" && decided[answer.verdict] !== undefined && answer.verdict !== "same" && " than before"}
    </p>
  );
}

function openInLab(): void {
  if (card.value === null)
    return;
  askCardStrength(card.value.id);
  go("lab");
}

const meanings = {
  blank: "How much more often a player wins with this card than with a blank one, in percentage points",
  change: "How much more often a player wins with the changed card than with the earlier one, over the same deals",
};

export function StrengthStrip() {
  const now = measured.value;
  if (now.mode === "off")
    return (
      <section class="strength" aria-label="Strength">
        <button type="button" disabled={card.value === null || !isCurrent.value} onClick={measure}>
          How strong is it?
        </button>
        <span class="faint">Plays games with and without it</span>
      </section>
    );
  return (
    <section class="strength" aria-label="Strength">
      <div role="status" aria-live="off">
        {now.problem === "" ? <Result {...now} /> : <p class="number bad">{now.problem}</p>}
        {now.problem === "" && <p class="faint">{meanings[now.mode]}</p>}
      </div>
      <span class="actions">
        {now.mode === "change" && now.problem === "" && (
          <button type="button" class="small" onClick={measure} title="Compare later changes with the card as it is now">
            From here
          </button>
        )}
        {now.problem !== "" && (
          <button type="button" class="small" onClick={tryAgain}>
            Try again
          </button>
        )}
        <button type="button" class="small" onClick={openInLab} title="The same question with more games and measures">
          In the lab
        </button>
        {now.problem === "" && (
          <button type="button" class="small" onClick={stopMeasuring}>
            Stop
          </button>
        )}
      </span>
    </section>
  );
}
