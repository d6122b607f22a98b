// One variant of the rules: a ruleset, others added to it, changed numbers and options, and cards that are left out.
import { useState } from "preact/hooks";
import { notify, orNotify } from "../parts/notices.tsx";
import { editFile, files, setName } from "../state/bench.ts";
import { canLink, copyLink } from "../state/sharing.ts";
import { houseRuleFile, houseRuleName, houseRuleText, isChanged } from "./house_rule.ts";
import { RulesFields } from "./number_fields.tsx";
import { prepared, type RulesValues } from "./prepared.ts";
import { type RulesChoice, usualRules } from "./question.ts";

interface RulesProps {
  letter: string; // a, b
  title: string;
  choice: RulesChoice;
  usual: RulesValues;
  change: (change: Partial<RulesChoice>) => void;
}

function Chips({ of, words, remove }: { of: string; words: string[]; remove: (word: string) => void }) {
  return (
    <>
      {words.map((word) => (
        <button type="button" class="chip" key={word} aria-label={`Remove ${of} ${word}`} onClick={() => remove(word)}>
          {word} ×
        </button>
      ))}
    </>
  );
}

function Rulesets({ letter, choice, change }: RulesProps) {
  const { rulesets } = prepared.value;
  const others = rulesets.filter(({ name }) => name !== choice.rules && !choice.plus.includes(name));
  return (
    <div class="line">
      <label for={`${letter}-rules`}>Rules</label>
      <select id={`${letter}-rules`} value={choice.rules}
        onChange={(event) => change({ rules: event.currentTarget.value, numbers: {}, options: {} })}>
        {rulesets.map(({ name, title }) => <option key={name} value={name}>{title} ({name})</option>)}
        {!rulesets.some(({ name }) => name === choice.rules) && <option value={choice.rules}>{choice.rules}</option>}
      </select>
      <Chips of="rules" words={choice.plus} remove={(word) => change({ plus: choice.plus.filter((one) => one !== word) })} />
      <select class="adds" aria-label={`Add rules to ${letter.toUpperCase()}`} value=""
        onChange={(event) => change({ plus: [...choice.plus, event.currentTarget.value] })}>
        <option value="">+ add…</option>
        {others.map(({ name, title }) => <option key={name} value={name}>{title} ({name})</option>)}
      </select>
    </div>
  );
}

function LeftOut({ letter, choice, change }: RulesProps) {
  const [typed, setTyped] = useState("");
  const add = (card: string) => {
    const isCard = prepared.value.cards.includes(card) && !/[,+]/.test(card) && !choice.without.includes(card);
    setTyped(isCard ? "" : card);
    if (isCard)
      change({ without: [...choice.without, card] });
  };
  return (
    <div class="line">
      <label for={`${letter}-without`}>Without</label>
      <input id={`${letter}-without`} list="lab-cards" placeholder="name of a card" value={typed}
        onInput={(event) => add(event.currentTarget.value)} />
      <Chips of="card" words={choice.without}
        remove={(word) => change({ without: choice.without.filter((one) => one !== word) })} />
    </div>
  );
}

async function save(choice: RulesChoice, letter: string): Promise<void> {
  const file = houseRuleFile(choice, letter);
  const text = houseRuleText(choice, letter);
  if (files.value[file] !== undefined && files.value[file] !== text && !confirm(`Replace ${file} of the set?`))
    return;
  await editFile(file, text);
  notify(`The house rule is in ${setName.value}/${file}`);
}

// A changed ruleset has a name, becomes a file of the set on the bench, and has a link.
function HouseRule({ letter, choice, change }: RulesProps) {
  if (!isChanged(choice))
    return null;
  return (
    <div class="line">
      <label for={`${letter}-name`}>House rule</label>
      <input id={`${letter}-name`} value={houseRuleName(choice, letter)} pattern="[a-z0-9_]+" maxLength={60} spellcheck={false}
        onChange={(event) => change({ name: event.currentTarget.value.toLowerCase().replaceAll(/[^a-z0-9_]+/g, "_") })} />
      <button type="button" class="small" onClick={() => orNotify(save(choice, letter))}>Save in {setName.value}</button>
      {canLink() && <button type="button" class="small" onClick={() => orNotify(copyLink())}>Copy link</button>}
      <button type="button" class="small" onClick={() => change({ ...usualRules, rules: choice.rules, plus: choice.plus })}>
        Take all back
      </button>
    </div>
  );
}

export function RulesForm(props: RulesProps) {
  return (
    <fieldset class="rules">
      <legend>{props.title}</legend>
      <Rulesets {...props} />
      <LeftOut {...props} />
      <RulesFields letter={props.letter} choice={props.choice} usual={props.usual} change={props.change} />
      <HouseRule {...props} />
    </fieldset>
  );
}
