// The lab: a question about rules or cards, answered by games of bots that are played while one looks.
import { useEffect, useRef, useState } from "preact/hooks";
import { orNotify } from "../parts/notices.tsx";
import { sentenceOf } from "../state/sentence.ts";
import { beginExperiment, type Experiment, shownExperiment } from "./experiment.ts";
import { labSetOf } from "./lab_sets.ts";
import { followQuestion } from "./prepared.ts";
import { question } from "./question.ts";
import { QuestionForm } from "./question_form.tsx";
import { Results, Trouble } from "./results.tsx";
import { loadWords } from "./rules_words.ts";

function Introduction() {
  return (
    <section class="results empty">
      <p>
        Bots play the same deals twice, with one difference: other rules, another number, or a card more. So luck counts
        little, and after some hundred pairs it is clear what the difference does.
      </p>
      <p>Choose one of the questions, or put one of your own, and press <b>Compare</b>.</p>
    </section>
  );
}

function Shown({ experiment, trouble, again }: { experiment: Experiment | null; trouble: string; again: () => void }) {
  if (experiment !== null)
    return <Results key={experiment.lab} experiment={experiment} again={again} />;
  if (trouble !== "")
    return <section class="results" aria-label="Result"><Trouble why={trouble} again={again} /></section>;
  return <Introduction />;
}

export function Lab() {
  const experiment = shownExperiment.value;
  const [isBeginning, setBeginning] = useState(false);
  const [trouble, setTrouble] = useState(""); // why the last one could not begin
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => orNotify(loadWords()), []);
  useEffect(followQuestion, []);
  const compare = () => {
    setBeginning(true);
    setTrouble("");
    void beginExperiment(question.value, labSetOf(question.value))
      .catch((why: unknown) => setTrouble(sentenceOf(why)))
      .finally(() => setBeginning(false));
    result.current?.scrollIntoView({ block: "start" });
  };
  return (
    <div class="lab-columns">
      <QuestionForm compare={compare} />
      <div ref={result}>
        {isBeginning && <p class="results faint">The experiment is planned…</p>}
        {!isBeginning && <Shown experiment={experiment} trouble={trouble} again={compare} />}
      </div>
    </div>
  );
}
