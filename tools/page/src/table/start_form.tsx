// Begins a game: who plays, by which rules, with which cards.
import { useEffect, useState } from "preact/hooks";
import { ask } from "../engine/engine.ts";
import { mostPlayers } from "../engine/most_players.ts";
import { orNotify } from "../parts/notices.tsx";
import { loads, setName, setsNumber } from "../state/bench.ts";
import { isOwnSet } from "../workshop/example.ts";
import { aside, continueGame, fillForm, firstForm, form, startGame } from "./tree.ts";

const players = [
  ["client", "You"],
  ["careful", "Careful"],
  ["greedy", "Greedy"],
  ["eager", "Eager"],
  ["random", "Random"],
] as const;

interface Ruleset {
  name: string;
  title: string;
}

function useRulesets(withBench: boolean): Ruleset[] {
  const [rulesets, setRulesets] = useState<Ruleset[]>([]);
  const sets = withBench ? setsNumber.value : null;
  useEffect(() => {
    ask("rules.list", sets === null ? {} : { sets }).then(
      (listed) => setRulesets(listed.rulesets),
      () => setRulesets([]),
    );
  }, [sets]);
  return rulesets;
}

function Seats({ seats, change }: { seats: string[]; change: (seats: string[]) => void }) {
  return (
    <fieldset>
      <legend>Who plays</legend>
      {seats.map((by, i) => (
        <label key={i}>
          Seat {i + 1}{" "}
          <select value={by} onChange={(event) => change(seats.map((old, at) => (at === i ? event.currentTarget.value : old)))}>
            {players.map(([name, title]) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

// The way back to the game that was left for this form.
function Continue() {
  const kept = aside.value;
  if (kept === null)
    return null;
  const isOver = kept.branches.find(({ id }) => id === kept.current)?.over === true;
  return (
    <p class="kept-game">
      <button type="button" class="big" onClick={() => orNotify(continueGame())}>
        {isOver ? "Back to the last game" : "Continue your game"}
      </button>{" "}
      <span class="faint">It is kept until you begin another one.</span>
    </p>
  );
}

export function StartForm() {
  const { seats, rules } = form.value;
  const withBench = form.value.withBench ?? (loads.value && isOwnSet.value);
  const [seed, setSeed] = useState("");
  const [starting, setStarting] = useState(false);
  const rulesets = useRulesets(withBench);
  const start = async () => {
    setStarting(true);
    const number = seed.trim() === "" ? null : Number(seed);
    await startGame({ seats, rules, seed: number, withBench }).finally(() => setStarting(false));
  };
  const resize = (count: number) =>
    fillForm({ seats: Array.from({ length: count }, (_, i) => seats[i] ?? firstForm.seats[i] ?? "careful") });
  return (
    <form
      class="start"
      onSubmit={(event) => {
        event.preventDefault();
        orNotify(start());
      }}
    >
      <h1>Play against bots</h1>
      <Continue />
      <p class="faint">
        The careful bot looks ahead and is the strongest; greedy takes what it can; eager does nearly everything;
        random does anything. Seats that are both{" "}
        <em>You</em> are played in turn at this screen; without <em>You</em> the bots play and you watch.
      </p>
      <label>
        Players{" "}
        <select value={seats.length} onChange={(event) => resize(Number(event.currentTarget.value))}>
          {Array.from({ length: mostPlayers }, (_, i) => (
            <option key={i} value={i + 1}>
              {i + 1}
            </option>
          ))}
        </select>
      </label>
      <Seats seats={seats} change={(changed) => fillForm({ seats: changed })} />
      <label>
        Rules{" "}
        <select value={rules ?? ""} onChange={(event) => fillForm({ rules: event.currentTarget.value })}>
          {(rulesets.length === 0 ? [{ name: rules ?? "", title: rules ?? "" }] : rulesets).map(({ name, title }) => (
            <option key={name} value={name} selected={name === rules}>
              {title} ({name})
            </option>
          ))}
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={withBench}
          disabled={!loads.value && !withBench}
          onChange={(event) => fillForm({ withBench: event.currentTarget.checked })}
        />
        With the cards of your set ({setName.value}){loads.value ? "" : ": it has errors"}
      </label>
      <label>
        Seed{" "}
        <input type="number" min="0" max="9007199254740991" step="1" value={seed} placeholder="by chance" onInput={(event) => setSeed(event.currentTarget.value)} />
        <span class="faint"> The same seed deals the same cards and dice.</span>
      </label>
      <button type="submit" class="main big" disabled={starting}>
        {starting ? "Dealing…" : "Begin"}
      </button>
    </form>
  );
}
