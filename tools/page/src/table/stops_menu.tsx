// When the player is asked for a response.
import { orNotify } from "../parts/notices.tsx";
import { Drop } from "./drop.tsx";
import type { GameModel, Stops } from "./game_model.ts";

const modes: Array<[Stops["mode"], string]> = [
  ["relevant", "when one of my options matters"],
  ["changes", "once for each new object on the stack"],
  ["all", "always"],
  ["turn", "never"],
];
const moments: Array<["at_end_of_other_turns" | "before_own_turn" | "at_declared_attacks", string]> = [
  ["at_end_of_other_turns", "at the end of each other turn"],
  ["before_own_turn", "before my turn"],
  ["at_declared_attacks", "when an attack is declared"],
];

export function StopsMenu({ model }: { model: GameModel }) {
  const stops = model.stops.value;
  if (stops === null)
    return null;
  return (
    <Drop title="Asked">
      <fieldset>
        <legend>Ask me for a response</legend>
        {modes.map(([mode, words]) => (
          <label key={mode} class="check">
            <input type="radio" name="stops" checked={stops.mode === mode} onChange={() => orNotify(model.chooseStops({ mode }))} />
            {words}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>And also</legend>
        {moments.map(([moment, words]) => (
          <label key={moment} class="check">
            <input
              type="checkbox"
              checked={stops[moment]}
              onChange={(event) => orNotify(model.chooseStops({ [moment]: event.currentTarget.checked }))}
            />
            {words}
          </label>
        ))}
      </fieldset>
    </Drop>
  );
}
