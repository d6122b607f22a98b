// What the bot `careful` would do, and how the chances stand.
import { orNotify } from "../parts/notices.tsx";
import type { BoardUi } from "./board_ui.ts";
import type { Hint } from "./game_model.ts";

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function Chances({ hint }: { hint: Hint }) {
  if (hint.chances === undefined)
    return <p class="faint">Playing the game to its end a few times…</p>;
  return (
    <p class="faint">
      Of {hint.chances.games} games played on by bots:{" "}
      {hint.chances.wins.map((share, i) => `P${i + 1} won ${percent(share)}`).join(", ")}
    </p>
  );
}

export function HintPanel({ ui }: { ui: BoardUi }) {
  const { hint, position } = ui.model;
  const decision = position.value?.decision;
  const said = hint.value;
  if (decision === undefined || said === null)
    return null;
  const option = decision.options.find(({ index }) => index === said.option);
  const advice = option === undefined ? "You are not asked now" : `The careful bot would choose: ${option.label}`;
  return (
    <section class="hint" aria-label="Hint" aria-live="polite">
      <p>
        <b>{advice}</b>{" "}
        {option !== undefined && (
          <button type="button" onClick={() => orNotify(ui.model.answer(option.index))}>
            Do it
          </button>
        )}
      </p>
      <Chances hint={said} />
    </section>
  );
}
