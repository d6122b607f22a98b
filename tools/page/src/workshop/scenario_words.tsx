// A test in words: the table at the start, what happens and what must be true. Numbers and dice can be changed in place.
import type { Result } from "../engine/connection.ts";
import { orNotify } from "../parts/notices.tsx";
import { changeNumber } from "./scenario_numbers.ts";
import type { ScenarioResult } from "./scenarios.ts";

export type SaidScenario = Result<"sets.scenarios">["scenarios"][number];
type Sentence = SaidScenario["start"][number];
type Part = Sentence["parts"][number];

// What a sentence needs to know about its test.
interface Shown {
  file: string;
  result: ScenarioResult | undefined;
}

const mostOfDie = 20;
const mostOfNumber = 30000;

function textOf({ parts }: Sentence): string {
  return parts.map(({ text }) => text).join("");
}

function NumberField({ part, file, sentence }: { part: Part; file: string; sentence: string }) {
  const isDie = part.is === "die";
  return (
    <input
      type="number"
      inputMode="numeric"
      class="number-in-words"
      aria-label={`${isDie ? "Die" : "Number"} in “${sentence}”`}
      min={isDie ? 1 : 0}
      max={isDie ? mostOfDie : mostOfNumber}
      value={part.text}
      onChange={({ currentTarget }) => {
        if (currentTarget.validity.valid && currentTarget.value !== "")
          orNotify(changeNumber(file, part, currentTarget.value));
        else
          currentTarget.value = part.text;
      }}
    />
  );
}

function PartView({ part, file, sentence }: { part: Part; file: string; sentence: string }) {
  if (part.to !== undefined)
    return <NumberField part={part} file={file} sentence={sentence} />;
  if (part.is === "lua")
    return <code>{part.text}</code>;
  return part.is === "card" ? <b>{part.text}</b> : <>{part.text}</>;
}

// The first line of a message is the check, or why a step is not possible.
function whyNot({ message }: ScenarioResult): string {
  return (message ?? "").split("\n")[0];
}

function Found({ sentence, result }: { sentence: Sentence; result: ScenarioResult }) {
  if (sentence.as !== "check")
    return <span class="found-instead">This step is not possible: {whyNot(result)}</span>;
  return <span class="found-instead">{result.found === undefined ? "This is not so." : `Found: ${result.found}.`}</span>;
}

function SentenceView({ sentence, file, result }: Shown & { sentence: Sentence }) {
  const isFailed = result !== undefined && !result.passed && result.at === sentence.from;
  const text = textOf(sentence);
  return (
    <li class={`${sentence.as} depth-${Math.min(sentence.depth, 3)} ${isFailed ? "failed-here" : ""}`}>
      {isFailed && (
        <span class="mark" aria-hidden="true">
          ✗
        </span>
      )}
      {isFailed && <span class="hidden-text">Failed: </span>}
      <bdi>
        {sentence.parts.map((part, i) => (
          <PartView key={i} part={part} file={file} sentence={text} />
        ))}
      </bdi>
      {isFailed && <Found sentence={sentence} result={result} />}
    </li>
  );
}

function Sentences({ title, of, ...shown }: Shown & { title: string; of: Sentence[] }) {
  if (of.length === 0)
    return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {of.map((sentence) => (
          <SentenceView key={`${sentence.from} ${sentence.field ?? ""}`} sentence={sentence} {...shown} />
        ))}
      </ul>
    </>
  );
}

// The numbers of rules are for those who write rules: Lua shows them.
function isOfTable({ field }: Sentence): boolean {
  return field !== "cites";
}

export function ScenarioWords({ said, ...shown }: Shown & { said: SaidScenario }) {
  return (
    <div class="words-of-test">
      <Sentences title="At the start" of={said.start.filter(isOfTable)} {...shown} />
      <Sentences title="What happens" of={said.play} {...shown} />
      <Sentences title="What must be true then" of={said.expect} {...shown} />
    </div>
  );
}

// Is the place of the failure among the sentences?
export function isMarked(said: SaidScenario, { at }: ScenarioResult): boolean {
  return at !== undefined && [...said.start, ...said.play, ...said.expect].some(({ from }) => from === at);
}
