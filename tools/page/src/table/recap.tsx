// What has happened since the player's last click, or since the beginning: a line that opens.
import type { GameModel } from "./game_model.ts";
import type { LogLine } from "./log.ts";

const faces = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"];

function linesSince(model: GameModel): LogLine[] {
  const since = model.since.value;
  return since === null ? [] : model.log.value.filter(({ from, event }) => event !== null && from >= since);
}

function Die({ value }: { value: number }) {
  return (
    <span class="die" aria-hidden="true">
      {faces[value - 1] ?? ""}{" "}
    </span>
  );
}

function diceOf(lines: LogLine[]): string {
  const dice = lines.flatMap(({ die }) => (die === undefined ? [] : [die]));
  return dice.length === 0 ? "" : `, rolls ${dice.join(" ")}`;
}

// It stays open or closed from one question to the next.
export function Recap({ model }: { model: GameModel }) {
  const lines = linesSince(model);
  return (
    <details class="recap" hidden={lines.length === 0 || model.moments.shown.value !== null}>
      <summary>
        Since your last click: {lines.length} {lines.length === 1 ? "event" : "events"}
        {diceOf(lines)}
      </summary>
      <ol aria-label="Since your last click">
        {lines.map((line) => (
          <li key={line.key} class={line.kind}>
            {line.die !== undefined && <Die value={line.die} />}
            {line.text}
          </li>
        ))}
      </ol>
    </details>
  );
}
