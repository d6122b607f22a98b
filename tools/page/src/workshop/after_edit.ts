// What follows a change of the texts: the card, the table, its scenarios, and the findings that take longer.
import { effect } from "@preact/signals";
import { ask } from "../engine/engine.ts";
import { notify } from "../parts/notices.tsx";
import { edition, findings, openFile, setsNumber } from "../state/bench.ts";
import { card, cardFile, isCurrent, lookAtCard } from "./card_in_view.ts";
import { oneAtATime } from "./one_at_a_time.ts";
import { noteName, runFile, watched } from "./scenarios.ts";
import { followChange } from "./strength.ts";
import { followCard } from "./try_it.ts";

const stepsAtOnce = 1;

// Findings of other rulesets and of scenarios come in pieces, so that a keystroke does not wait for all of them.
async function checkFurther(isStale: () => boolean): Promise<void> {
  for (let complete = false; !complete && !isStale() && setsNumber.value !== null; ) {
    const checked = await ask("sets.check", { sets: setsNumber.value, steps: stepsAtOnce });
    complete = checked.complete;
    if (!isStale())
      findings.value = checked.findings;
  }
}

let seenEdition = -1;

async function follow(): Promise<void> {
  const now = edition.value;
  const isEdited = now !== seenEdition;
  seenEdition = now;
  const isStale = () => edition.value !== now;
  await lookAtCard();
  if (isCurrent.value && card.value !== null)
    noteName(card.value);
  if (!isStale())
    await followCard(isEdited);
  if (!isStale() && (isCurrent.value || cardFile.value === ""))
    await runFile(watched.value);
  if (!isStale() && isCurrent.value)
    followChange();
  if (isEdited)
    await checkFurther(isStale);
}

const inTurn = oneAtATime((why) => notify(why instanceof Error ? why.message : String(why), true));

// Until the returned function is called.
export function followEdits(): () => void {
  return effect(() => {
    void [edition.value, openFile.value, cardFile.value];
    inTurn(follow);
  });
}
