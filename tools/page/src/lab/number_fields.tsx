// The numbers and options of a ruleset, with sliders and choices; what is changed stands out and can be taken back.
import type { RulesValues } from "./prepared.ts";
import type { RulesChoice } from "./question.ts";
import { type NumberWord, type OptionWord, rulesWords } from "./rules_words.ts";
import { capitalized, spaced } from "./words.ts";

interface FieldsProps {
  letter: string;
  choice: RulesChoice;
  usual: RulesValues;
  change: (change: Partial<RulesChoice>) => void;
}

// A slider goes to three times the usual value; the box beside it takes every number of the rules.
function mostOfSlider({ most }: NumberWord, usual: number): number {
  return Math.max(1, Math.min(most, usual > 100 ? usual * 2 : Math.max(6, usual * 3)));
}

function without<T>(values: Record<string, T>, name: string): Record<string, T> {
  const { [name]: _, ...others } = values;
  return others;
}

function Reset({ name, reset }: { name: string; reset: () => void }) {
  return (
    <button type="button" class="reset" aria-label={`Usual ${spaced(name)}`} title="Take back" onClick={reset}>
      ↺
    </button>
  );
}

function NumberField({ word, props: { letter, choice, usual, change } }: { word: NumberWord; props: FieldsProps }) {
  const { name } = word;
  const base = usual.numbers[name] ?? 0;
  const value = choice.numbers[name] ?? base;
  const isChanged = name in choice.numbers;
  const set = (next: number) => {
    if (!Number.isSafeInteger(next))
      return;
    const kept = Math.min(word.most, Math.max(word.least, next));
    change({ numbers: kept === base ? without(choice.numbers, name) : { ...choice.numbers, [name]: kept } });
  };
  return (
    <div class={isChanged ? "number changed" : "number"} title={`${word.sentence} Rule ${word.rule}.`}>
      <label for={`${letter}-${name}`}>{capitalized(spaced(name))}</label>
      <input type="range" aria-label={`${spaced(name)}, slider`} min={word.least} max={mostOfSlider(word, base)}
        value={value} onInput={(event) => set(event.currentTarget.valueAsNumber)} />
      <input type="number" id={`${letter}-${name}`} min={word.least} max={word.most} value={value}
        onInput={(event) => set(event.currentTarget.valueAsNumber)} />
      {isChanged ? <Reset name={name} reset={() => change({ numbers: without(choice.numbers, name) })} /> : <span />}
    </div>
  );
}

function OptionField({ word, props: { letter, choice, usual, change } }: { word: OptionWord; props: FieldsProps }) {
  const { name } = word;
  const base = usual.options[name] ?? word.values[0];
  const isChanged = name in choice.options;
  const set = (next: string) =>
    change({ options: next === base ? without(choice.options, name) : { ...choice.options, [name]: next } });
  return (
    <div class={isChanged ? "number changed" : "number"} title={`${word.sentence} Rule ${word.rule}.`}>
      <label for={`${letter}-${name}`}>{capitalized(spaced(name))}</label>
      <select id={`${letter}-${name}`} value={choice.options[name] ?? base}
        onChange={(event) => set(event.currentTarget.value)}>
        {word.values.map((value) => <option key={value} value={value}>{spaced(value)}</option>)}
      </select>
      {isChanged ? <Reset name={name} reset={() => change({ options: without(choice.options, name) })} /> : <span />}
    </div>
  );
}

export function RulesFields(props: FieldsProps) {
  const { numbers, options } = rulesWords.value;
  const changes = Object.keys(props.choice.numbers).length + Object.keys(props.choice.options).length;
  return (
    <details class="rules-fields">
      <summary>Numbers and options{changes > 0 && <b> · {changes} changed</b>}</summary>
      <div class="numbers">
        {numbers.map((word) => <NumberField key={word.name} word={word} props={props} />)}
        {options.map((word) => <OptionField key={word.name} word={word} props={props} />)}
      </div>
    </details>
  );
}
