// The question: what is compared, what is measured, and how it is played.
import { mostPlayers } from "../engine/most_players.ts";
import { loads, setName } from "../state/bench.ts";
import { takesBench } from "./lab_sets.ts";
import { prepared } from "./prepared.ts";
import { examples } from "./prepared_questions.ts";
import { ask, bots, type Kind, mostPairs, type Question, question, type RulesChoice } from "./question.ts";
import { RulesForm } from "./rules_form.tsx";
import { measures, rulesWords } from "./rules_words.ts";
import { capitalized, spaced } from "./words.ts";

const kinds: Record<Kind, string> = {
  rules: "Compare rules",
  number: "Try a number",
  card: "How strong is a card",
};

// What is asked, whoever plays it and how often.
function askedBy({ kind, a, b, card, number, values, measure }: Question): string {
  const of = { card: [a, card], number: [a, number, values, measure], rules: [a, b, measure] };
  return JSON.stringify([kind, of[kind]]);
}

function Examples() {
  return (
    <div class="chips" role="group" aria-label="Questions to begin with">
      {examples.map((example) => (
        <button
          type="button"
          class="chip"
          key={example.text}
          aria-pressed={askedBy(example.question) === askedBy(question.value)}
          onClick={() => ask(example.question)}
        >
          {example.text}
        </button>
      ))}
    </div>
  );
}

function Kinds() {
  return (
    <div class="kinds" role="radiogroup" aria-label="Kind of question">
      {(Object.keys(kinds) as Kind[]).map((kind) => (
        <label key={kind}>
          <input type="radio" name="kind" checked={question.value.kind === kind} onChange={() => ask({ kind })} />
          {kinds[kind]}
        </label>
      ))}
    </div>
  );
}

const changeA = (change: Partial<RulesChoice>) => ask({ a: { ...question.value.a, ...change } });
const changeB = (change: Partial<RulesChoice>) => ask({ b: { ...question.value.b, ...change } });

function numbersIn(text: string): number[] {
  return [...new Set((text.match(/\d+/g) ?? []).map(Number))].filter(Number.isSafeInteger).slice(0, 5);
}

function NumberToTry() {
  const { number, values } = question.value;
  const usual = prepared.value.a.numbers[number];
  return (
    <fieldset class="rules">
      <legend>The number</legend>
      <div class="line">
        <label for="lab-number">Number</label>
        <select id="lab-number" value={number} onChange={(event) => ask({ number: event.currentTarget.value })}>
          {rulesWords.value.numbers.map(({ name }) => <option key={name} value={name}>{capitalized(spaced(name))}</option>)}
        </select>
        <label for="lab-values">Values</label>
        <input id="lab-values" value={values.join(", ")} placeholder="5, 7, 13"
          onChange={(event) => ask({ values: numbersIn(event.currentTarget.value) })} />
      </div>
      <p class="faint">
        Each is compared with the usual {usual ?? ""}. {rulesWords.value.numbers.find(({ name }) => name === number)?.sentence}
      </p>
    </fieldset>
  );
}

function CardToGive() {
  return (
    <fieldset class="rules">
      <legend>The card</legend>
      <div class="line">
        <label for="lab-card">Card</label>
        <input id="lab-card" list="lab-cards" value={question.value.card} placeholder="name of a card"
          onInput={(event) => ask({ card: event.currentTarget.value })} />
      </div>
      <p class="faint">
        One player of each game is given it, or in its place a card that does nothing. What is measured is how often that
        player wins.
      </p>
    </fieldset>
  );
}

function Rules() {
  const { kind, a, b } = question.value;
  const known = prepared.value;
  return (
    <div class="variants">
      {kind === "card" && <CardToGive />}
      {kind === "number" && <NumberToTry />}
      <RulesForm letter="a" title={kind === "rules" ? "A" : "Rules"} choice={a} usual={known.a} change={changeA} />
      {kind === "rules" && <RulesForm letter="b" title="B" choice={b} usual={known.b} change={changeB} />}
    </div>
  );
}

function Settings() {
  const { kind, measure, bot, players, pairs, untilClear } = question.value;
  const whole = (text: string, most: number) => Math.max(1, Math.min(most, Math.round(Number(text)) || 1));
  return (
    <div class="settings">
      {kind !== "card" && (
        <label>
          Measure
          <select value={measure} onChange={(event) => ask({ measure: event.currentTarget.value })}>
            {measures.value.map(({ name, sentence }) => <option key={name} value={name}>{sentence}</option>)}
          </select>
        </label>
      )}
      <label>
        Bots
        <select value={bot} onChange={(event) => ask({ bot: event.currentTarget.value })}>
          {bots.map((name) => <option key={name} value={name}>{name}</option>)}
        </select>
      </label>
      <label>
        Players
        <input type="number" min={1} max={mostPlayers} value={players}
          onChange={(event) => ask({ players: whole(event.currentTarget.value, mostPlayers) })} />
      </label>
      <label>
        Pairs, at most
        <input type="number" min={2} max={mostPairs} step={100} value={pairs}
          onChange={(event) => ask({ pairs: Math.max(2, whole(event.currentTarget.value, mostPairs)) })} />
      </label>
      <label class="check">
        <input type="checkbox" checked={untilClear} onChange={(event) => ask({ untilClear: event.currentTarget.checked })} />
        stop as soon as it is clear
      </label>
      <label class="check">
        <input type="checkbox" checked={takesBench(question.value)} disabled={!loads.value}
          onChange={(event) => ask({ withSet: event.currentTarget.checked })} />
        with the set <bdi>{setName.value}</bdi>{loads.value ? "" : " (it has errors)"}
      </label>
    </div>
  );
}

function Differences() {
  const { differences, rulesets, trouble } = prepared.value;
  if (trouble !== "")
    return <p class="trouble">{trouble}</p>;
  if (question.value.kind !== "rules")
    return null;
  if (rulesets.length === 0)
    return <p class="faint">Loading the rules…</p>;
  if (differences.length === 0)
    return <p class="faint">A and B are the same rules.</p>;
  return (
    <div class="differences">
      <h3>From A to B</h3>
      <ul>{differences.map((sentence) => <li key={sentence}>{sentence}</li>)}</ul>
    </div>
  );
}

export function QuestionForm({ compare }: { compare: () => void }) {
  const { kind, card, values } = question.value;
  const isWhole = kind === "card" ? card !== "" : kind === "number" ? values.length > 0 : true;
  return (
    <section class="question" aria-label="Question">
      <Examples />
      <Kinds />
      <Rules />
      <Differences />
      <Settings />
      <div class="begin">
        <button type="button" class="main" disabled={!isWhole || prepared.value.trouble !== ""} onClick={compare}>
          {kind === "card" ? "Measure" : "Compare"}
        </button>
      </div>
      <datalist id="lab-cards">{prepared.value.cards.map((name) => <option key={name} value={name} />)}</datalist>
    </section>
  );
}
