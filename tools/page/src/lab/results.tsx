// What the experiment says so far: the verdict, each measure with its interval, and the pairs as dots.
import { useState } from "preact/hooks";
import { orNotify } from "../parts/notices.tsx";
import { isCard } from "../workshop/kinds.ts";
import { Dots } from "./dots.tsx";
import type { Experiment, Progress } from "./experiment.ts";
import { IntervalPicture, reachOf, type Shown } from "./interval.tsx";
import { whatIsNew } from "./names.ts";
import { openPair } from "./open_pair.ts";
import { measures } from "./rules_words.ts";
import { capitalized, grouped, meanText, signed, spaced } from "./words.ts";

type Answer = Progress["answers"][number];

interface MeasureAnswer {
  measure: string;
  verdict: string;
  sentence: string;
  a: number;
  b: number;
  difference: number;
  interval: [number, number];
  matters: number;
}

interface Report {
  caution: string;
  variants: Array<{ title: string }>;
  comparisons: Array<{ measures: MeasureAnswer[] }>;
}

const shareOfWins = "owner_wins"; // the measure of a card's strength

function unitOf(measure: string): string {
  return measures.value.find(({ name }) => name === measure)?.unit ?? (measure === shareOfWins ? "percentage points" : "");
}

function sentenceOf(measure: string): string {
  const known = measures.value.find(({ name }) => name === measure)?.sentence;
  return capitalized(known ?? (measure === shareOfWins ? "share of wins of the player who has it" : spaced(measure)));
}

// "extended+two_attacks (B) against extended (A): On average, ..." without what the heading of the answer says.
function shortSentence({ sentence }: Answer): string {
  return sentence.slice(sentence.indexOf(": ") + 2);
}

// "With two attacks, on average, games are shorter by 8 turns" of "On average, games are shorter by 8 turns".
function sentenceWith(what: string, sentence: string): string {
  const said = /^On average, (.*)$/.exec(sentence)?.[1];
  return said === undefined ? sentence : `With ${what}, on average, ${said}`;
}

function shownOf({ measure, difference, interval, matters }: MeasureAnswer): Shown {
  return { difference, low: interval[0], high: interval[1], matters, unit: unitOf(measure) };
}

function Verdicts({ progress, names }: { progress: Progress; names: string[] }) {
  const several = progress.answers.length > 1;
  return (
    <div class="verdicts">
      {progress.answers.map((answer, at) => (
        <p key={answer.variant} class={`verdict ${answer.verdict}`}>
          {several && <b>{names[at + 1]}: </b>}
          {several ? shortSentence(answer) : sentenceWith(whatIsNew(names[0], names[1]), shortSentence(answer))}.
        </p>
      ))}
    </div>
  );
}

// Read out when a verdict changes, not with each number.
function SpokenVerdict({ progress, isOver }: { progress: Progress; isOver: boolean }) {
  const [spoken, setSpoken] = useState({ of: "", text: "" });
  const of = progress.answers.map(({ verdict }) => verdict).join() + isOver;
  if (of !== spoken.of)
    setSpoken({ of, text: progress.answers.map(({ sentence }) => sentence).join(". ") });
  return <p class="hidden-text" aria-live="polite">{spoken.text}</p>;
}

function MeasureRow({ answer, reach }: { answer: MeasureAnswer; reach: number | null }) {
  const shown = shownOf(answer);
  return (
    <tr>
      <th scope="row">{sentenceOf(answer.measure)}</th>
      <td>{meanText(answer.a, shown.unit)}</td>
      <td>{meanText(answer.b, shown.unit)}</td>
      <td>{signed(answer.difference)}</td>
      <td class="wide"><IntervalPicture shown={shown} reach={reach ?? reachOf([shown])} /></td>
      <td class="faint">{signed(shown.low)} to {signed(shown.high)} {shown.unit}</td>
    </tr>
  );
}

// The main measure first; those that are 0 in all games say nothing.
function sorted(all: MeasureAnswer[], main: string): MeasureAnswer[] {
  const some = all.filter(({ measure, a, b }) => measure === main || a !== 0 || b !== 0);
  return [...some.filter(({ measure }) => measure === main), ...some.filter(({ measure }) => measure !== main)];
}

function Measures({ report, main, variant, names }: { report: Report; main: string; variant: number; names: string[] }) {
  return (
    <div class="measures">
      <table>
        <caption class="hidden-text">Means and differences with their intervals</caption>
        <thead>
          <tr>
            <th scope="col">On average</th>
            <th scope="col" title={names[0]}>A</th>
            <th scope="col" title={names[variant]}>B</th>
            <th scope="col">B − A</th>
            <th scope="col" class="wide">less ← 0 → more</th>
            <th scope="col">Interval</th>
          </tr>
        </thead>
        <tbody>
          {sorted(report.comparisons[variant - 1]?.measures ?? [], main).map((answer) =>
            <MeasureRow key={answer.measure} answer={answer} reach={null} />)}
        </tbody>
      </table>
    </div>
  );
}

// Several variants against the first: a row for each, with pictures to the same scale.
function Variants({ progress, names, variant, choose }:
  { progress: Progress; names: string[]; variant: number; choose: (variant: number) => void }) {
  const unit = unitOf(progress.measure);
  const all = progress.answers.map(({ difference, low, high }) => ({ difference, low, high, matters: 0, unit }));
  const reach = reachOf(all);
  return (
    <div class="measures">
      <table>
        <caption class="hidden-text">Each value against the usual one</caption>
        <thead>
          <tr>
            <th scope="col">Rules</th>
            <th scope="col">{sentenceOf(progress.measure)}</th>
            <th scope="col">Difference</th>
            <th scope="col" class="wide">less ← 0 → more</th>
            <th scope="col">Interval</th>
          </tr>
        </thead>
        <tbody>
          <tr><th scope="row">{names[0]}</th><td>{meanText(progress.answers[0]?.a ?? 0, unit)}</td><td /><td /><td /></tr>
          {progress.answers.map((answer, at) => (
            <tr key={answer.variant}>
              <th scope="row">
                <label>
                  <input type="radio" name="variant" checked={variant === at + 1} onChange={() => choose(at + 1)} />{" "}
                  {names[at + 1]}
                </label>
              </th>
              <td>{meanText(answer.b, unit)}</td>
              <td>{signed(answer.difference)}</td>
              <td class="wide"><IntervalPicture shown={all[at]} reach={reach} /></td>
              <td class="faint">{signed(answer.low)} to {signed(answer.high)} {unit}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const stateWords = {
  playing: "playing",
  stopped: "stopped",
  over: "done",
  failed: "failed",
};

// It ended before all pairs were played, since the answer was clear.
function isClearBefore(experiment: Experiment, played: number): boolean {
  return experiment.state.value === "over" && played < experiment.question.pairs;
}

// "with your 3 cards of mine": only a set of the bench has cards.
function ownCards({ set }: Experiment): string {
  const count = Object.keys(set.files).filter(isCard).length;
  return count === 0 ? "" : ` · with your ${count === 1 ? "card" : `${count} cards`} of the set ${set.name}`;
}

function Course({ experiment }: { experiment: Experiment }) {
  const state = experiment.state.value;
  const played = experiment.progress.value?.played ?? 0;
  const { pairs, bot, players } = experiment.question;
  const isClear = isClearBefore(experiment, played);
  return (
    <div class="course">
      {isClear
        ? <b>Stopped: clear after {grouped(played)} pairs</b>
        : <progress max={pairs} value={played} aria-label="Pairs played" />}
      <span>
        {!isClear && `${grouped(played)} of at most ${grouped(pairs)} pairs · ${stateWords[state]} · `}
        {experiment.pairsPerSecond().toFixed(0)} a second · {bot}, {players} players
        {ownCards(experiment)}
      </span>
      {state === "playing" && <button type="button" class="small" onClick={() => experiment.stop()}>Stop</button>}
      {state === "stopped" && <button type="button" class="small" onClick={() => experiment.continue()}>Continue</button>}
    </div>
  );
}

function Legend({ names, variant }: { names: string[]; variant: number }) {
  return <p class="legend"><b>A</b> {names[0]} <b>B</b> {names[variant]}</p>;
}

export function Trouble({ why, again }: { why: string; again: () => void }) {
  return (
    <div class="trouble" role="alert">
      <p>{why}</p>
      <button type="button" class="small" onClick={again}>Try again</button>
    </div>
  );
}

export function Results({ experiment, again }: { experiment: Experiment; again: () => void }) {
  const [chosen, choose] = useState(1);
  const progress = experiment.progress.value;
  const report = progress?.report as Report | undefined;
  const names = (report?.variants ?? []).map(({ title }) => title);
  const variant = Math.min(chosen, Math.max(1, names.length - 1));
  const open = (pair: number, of: number) =>
    orNotify(openPair(experiment, pair, of, of === variant ? 0 : variant, names));
  return (
    <section class="results" aria-label="Result">
      {experiment.trouble.value !== "" && <Trouble why={experiment.trouble.value} again={again} />}
      {progress === null || report === undefined || progress.answers.length === 0
        ? (
          <>
            {experiment.state.value === "playing" && <p class="faint">The first games are played…</p>}
            <Course experiment={experiment} />
          </>
        )
        : (
          <>
            <SpokenVerdict progress={progress} isOver={experiment.state.value === "over"} />
            <Verdicts progress={progress} names={names} />
            <Course experiment={experiment} />
            {names.length > 2 && <Variants progress={progress} names={names} variant={variant} choose={choose} />}
            <Legend names={names} variant={variant} />
            <Dots pairs={experiment.pairs.value} variant={variant} names={[names[0], names[variant]]}
              unit={unitOf(progress.measure)} open={open} />
            <Measures report={report} main={progress.measure} variant={variant} names={names} />
            <p class="faint">{report.caution}</p>
          </>
        )}
    </section>
  );
}
