// The form and the answer of "what if", and the console of the table.
import { useState } from "preact/hooks";
import { orNotify } from "../parts/notices.tsx";
import { setsNumber } from "../state/bench.ts";
import type { GameModel } from "./game_model.ts";
import { beginning } from "./tree.ts";
import { type Answer, answer, askWhatIf, type Question, stopWhatIf } from "./what_if.ts";

export function EditTable({ model }: { model: GameModel }) {
  const [command, setCommand] = useState("");
  const run = async () => {
    await model.edit(command.startsWith("/") ? command : `/${command}`);
    if (model.error.value === "")
      setCommand("");
  };
  return (
    <form
      class="edit-table"
      onSubmit={(event) => {
        event.preventDefault();
        orNotify(run());
      }}
    >
      <p class="faint">Changes the table while a player has priority, and becomes a part of the game. Examples:</p>
      <ul>
        {["/coins P1 10", "/give P1 bomb", "/spawn monstro", "/hp P2 1", "/die 6 6"].map((example) => (
          <li key={example}>
            <button type="button" onClick={() => setCommand(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
      <label>
        Command <input value={command} placeholder="/coins P1 10" onInput={(event) => setCommand(event.currentTarget.value)} />
      </label>
      <button type="submit">Change the table</button>
      {model.error.value !== "" && (
        <p class="error" role="alert">
          {model.error.value}
        </p>
      )}
    </form>
  );
}

// The measure is a share in per cent already.
function percent(share: number): string {
  return `${share.toFixed(1)} %`;
}

function signed(share: number): string {
  return `${share > 0 ? "+" : ""}${percent(share)}`;
}

// Without the names of the variants, which the title says.
function verdictOf(sentence: string): string {
  return sentence.replace(/^.*\(A\): /, "");
}

function AnswerView({ said }: { said: Answer }) {
  const found = said.progress?.answers[0];
  return (
    <section aria-label="Answer" aria-live="polite">
      <h3>{said.question.title}</h3>
      {found === undefined ? (
        <p class="faint">{said.running ? "Playing…" : "No answer"}</p>
      ) : (
        <>
          <p>
            P{said.question.seat} wins {percent(found.a)} as it was, {percent(found.b)} with the change:{" "}
            <b>{signed(found.difference)}</b> ({signed(found.low)} to {signed(found.high)}), {said.progress?.played} pairs of games
          </p>
          <p>{verdictOf(found.sentence)}</p>
        </>
      )}
      {said.parts !== null && (
        <p>
          One such pair parts here: <q>{said.parts.was}</q> becomes <q>{said.parts.now}</q>.
        </p>
      )}
      {said.running && (
        <button type="button" onClick={stopWhatIf}>
          Stop
        </button>
      )}
    </section>
  );
}

type Kind = "card" | "command" | "bench";

export function WhatIf({ model }: { model: GameModel }) {
  const seats = model.seats.value.length;
  const own = Math.max(1, model.seats.value.indexOf("client") + 1);
  const [kind, setKind] = useState<Kind>("card");
  const [card, setCard] = useState("");
  const [command, setCommand] = useState("");
  const [seat, setSeat] = useState(own);
  const moment = model.moments.shown.value;
  const cards = [...model.printed.value.values()].filter(({ deck }) => deck === "loot" || deck === "treasure");
  const question = (): Question => {
    const at = moment?.at ?? model.position.value?.at ?? 0;
    const found = cards.find(({ id, name }) => id === card || name === card);
    const commands = { card: [`/give P${seat} ${found?.id ?? card}`], command: [command], bench: [] }[kind];
    const titles = { card: `P${seat} also has ${found?.name ?? card}`, command, bench: "The set as it is on the bench now" };
    return { at, seat, commands, sets: kind === "bench" ? setsNumber.value : null, title: titles[kind] };
  };
  return (
    <div class="what-if">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          orNotify(askWhatIf(model, question()));
        }}
      >
        <p class="faint">
          Bots play on from {moment === null ? "here" : `“${moment.line.text}”`} many times, as it is and with a change, each time with
          the same dice.
        </p>
        <label>
          What if…{" "}
          <select value={kind} onChange={(event) => setKind(event.currentTarget.value as Kind)}>
            <option value="card">a player also had a card</option>
            <option value="command">a command had changed the table</option>
            {beginning.value?.set !== null && <option value="bench">the set on the bench were used</option>}
          </select>
        </label>
        {kind === "card" && (
          <label>
            Card{" "}
            <input list="cards-to-give" required value={card} onInput={(event) => setCard(event.currentTarget.value)} />
            <datalist id="cards-to-give">
              {cards.map(({ id, name }) => (
                <option key={id} value={name} />
              ))}
            </datalist>
          </label>
        )}
        {kind === "command" && (
          <label>
            Command <input required value={command} placeholder="/coins P1 10" onInput={(event) => setCommand(event.currentTarget.value)} />
          </label>
        )}
        <label>
          {kind === "card" ? "Who has it, and whose wins count" : "Whose wins count"}{" "}
          <select value={seat} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
            {Array.from({ length: seats }, (_, i) => (
              <option key={i} value={i + 1}>
                P{i + 1}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="main">
          Try it
        </button>
      </form>
      {answer.value !== null && <AnswerView said={answer.value} />}
    </div>
  );
}
