// What can be added to the set: the service writes each file so that it passes its checks.
import { useSignal } from "@preact/signals";
import { files } from "../state/bench.ts";
import { sentenceOf } from "../state/sentence.ts";
import { Refusal } from "../state/set_files.ts";
import { Dialog } from "./dialog.tsx";
import { card as shownCard, cardFile } from "./card_in_view.ts";
import { folderOf, isCard, stemOf } from "./kinds.ts";
import { nameIn } from "./names.ts";
import { Near } from "./nearest_dialog.tsx";
import { type NewKind, newFiles, type Wish } from "./new_file.ts";
import { type Numbers, numbersIn, numbersOfDeck } from "./numbers.ts";
import { addCard, addFiles, addScenario, cardNamed, openInWorkshop, replaceCard } from "./open.ts";
import { sentencesThatWork } from "./sentences_that_work.ts";

const kinds: Array<{ kind: NewKind; title: string }> = [
  { kind: "card", title: "Card" },
  { kind: "scenario", title: "Test of a card" },
  { kind: "rules", title: "Ruleset" },
  { kind: "word", title: "Word for several cards" },
  { kind: "keyword", title: "Keyword" },
  { kind: "set", title: "Another set" },
];
const decks = ["loot", "treasure", "monster", "character", "starting", "bonus_soul", "room"];
const byTheSentence = "as the sentence says; without one: loot";

// `before`: the card that it replaces.
async function create(wish: Wish, before?: string): Promise<void> {
  if (wish.kind === "card")
    return before === undefined ? addCard(wish) : replaceCard(before, wish);
  const made = await newFiles(wish);
  const [first] = Object.keys(made).filter((file) => !file.startsWith("scenarios/"));
  if (wish.kind === "set")
    await openInWorkshop(made, first ?? "set.lua");
  else
    await addFiles(made, first ?? Object.keys(made)[0]);
}

function Choice({ label, value, options, onChange }: {
  label: string;
  value: string;
  options: Array<{ value: string; title: string }>;
  onChange(value: string): void;
}) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.title}
          </option>
        ))}
      </select>
    </label>
  );
}

function ownCards() {
  return Object.keys(files.value).filter(isCard).map((file) => ({ value: file, title: stemOf(file) }));
}

const nameLabels: Record<NewKind, string> = {
  card: "Name of the card",
  scenario: "What it shows, as a sentence",
  rules: "Name of the ruleset",
  word: "Name of the word",
  keyword: "Name of the keyword",
  set: "Name of the set",
};

// Of the card, as the chosen deck needs them.
function NumberFields({ deck, numbers, change }: { deck: string; numbers: Numbers; change(numbers: Numbers): void }) {
  const fields = numbersOfDeck[deck] ?? [];
  const shown = Object.fromEntries(fields.map(({ name, usual }) => [name, numbers[name] ?? usual]));
  return fields.length === 0 ? null : (
    <div class="numbers">
      {fields.map(({ name, label, most }) => (
        <label key={name}>
          <span>{label}</span>
          <input
            type="number"
            required
            min={0}
            max={most}
            value={shown[name]}
            onInput={({ currentTarget }) => change({ ...shown, [name]: currentTarget.valueAsNumber })}
          />
        </label>
      ))}
    </div>
  );
}

const longestText = 600;

function demandShort(text: string): void {
  const { length } = [...text];
  if (length > longestText)
    throw new Refusal(`What the card does has ${length} characters; at most ${longestText} fit on a card`);
}

function WhatItDoes({ text, isNeeded, change }: { text: string; isNeeded: boolean; change(text: string): void }) {
  return (
    <label>
      <span>What it does (a sentence){isNeeded ? "" : ", or nothing: then you write it"}</span>
      <textarea
        required={isNeeded}
        rows={2}
        placeholder="Deal 2 damage to a monster. Gain 1¢."
        value={text}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
    </label>
  );
}

// To start from, since the words of a sentence must be those of cards.
function SentencesThatWork({ isOpen, take }: { isOpen: boolean; take(sentence: string): void }) {
  return (
    <details class="sentences-that-work" open={isOpen}>
      <summary>Sentences that work, to begin with and to change</summary>
      {sentencesThatWork.map(({ title, sentences }) => (
        <section key={title}>
          <h4>{title}</h4>
          <ul class="found">
            {sentences.map((sentence) => (
              <li key={sentence}>
                <button type="button" onClick={() => take(sentence)}>
                  {sentence}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

// "" is left to the service.
function chosen(value: string, name: "deck" | "text"): Partial<Wish> {
  return value === "" ? {} : { [name]: value };
}

// `needsSentence`: of a card that is made from one.
export function NewDialog({ needsSentence = false, onClose }: { needsSentence?: boolean; onClose(): void }) {
  const kind = useSignal<NewKind>("card");
  const name = useSignal("");
  const deck = useSignal("");
  const text = useSignal("");
  const card = useSignal(ownCards()[0]?.value ?? "");
  const why = useSignal("");
  const isOfCard = kind.value === "card";
  const numbers = useSignal<Numbers>({});
  const rewritten = useSignal(""); // the file of the open card, if the sentence is for it
  const before = isOfCard && text.value.trim() !== "" ? rewritten.value || cardNamed(name.value.trim()) : undefined;
  const open = cardFile.value;
  const nameOfOpen = nameIn(files.value[open] ?? "");
  const submit = async () => {
    const wanted = name.value.trim();
    demandShort(text.value);
    if (kind.value === "scenario")
      await addScenario(card.value, wanted);
    else if (isOfCard)
      await create({
        kind: "card",
        name: wanted,
        numbers: numbers.value,
        ...chosen(deck.value, "deck"),
        ...chosen(text.value.trim(), "text"),
      }, before);
    else
      await create({ kind: kind.value, name: wanted });
    onClose();
  };
  return (
    <Dialog title={needsSentence ? "A card from a sentence" : "New"} onClose={onClose}>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          submit().catch((refused: unknown) => (why.value = sentenceOf(refused)));
        }}
      >
        {!needsSentence && (
          <Choice
            label="What"
            value={kind.value}
            options={kinds.map((one) => ({ value: one.kind, title: one.title }))}
            onChange={(value) => {
              kind.value = value as NewKind;
              why.value = "";
            }}
          />
        )}
        {kind.value === "scenario" && (
          <Choice label="Card" value={card.value} options={ownCards()} onChange={(value) => (card.value = value)} />
        )}
        {needsSentence && nameOfOpen !== "" && (
          <Choice
            label="Makes"
            value={rewritten.value}
            options={[{ value: "", title: "a new card" }, { value: open, title: `${nameOfOpen} anew` }]}
            onChange={(value) => {
              rewritten.value = value;
              name.value = value === "" ? "" : nameOfOpen;
              text.value = value === "" || shownCard.value === null ? "" : shownCard.value.text;
              deck.value = folderOf(value);
              numbers.value = value === "" ? {} : numbersIn(files.value[value] ?? "", deck.value);
            }}
          />
        )}
        <label>
          <span>{nameLabels[kind.value]}</span>
          <input required maxLength={100} value={name.value} onInput={({ currentTarget }) => (name.value = currentTarget.value)} />
        </label>
        {isOfCard && <WhatItDoes text={text.value} isNeeded={needsSentence} change={(to) => (text.value = to)} />}
        {isOfCard && why.value !== "" && <p role="alert">{why.value}</p>}
        {isOfCard && <SentencesThatWork isOpen={why.value !== ""} take={(sentence) => (text.value = sentence)} />}
        {isOfCard && (
          <Choice
            label="Deck"
            value={deck.value}
            options={["", ...decks].map((value) => ({ value, title: value === "" ? byTheSentence : value.replaceAll("_", " ") }))}
            onChange={(value) => {
              deck.value = value;
              numbers.value = {};
            }}
          />
        )}
        {isOfCard && (
          <NumberFields deck={deck.value} numbers={numbers.value} change={(to) => (numbers.value = to)} />
        )}
        {before !== undefined && (
          <p class="faint">
            {rewritten.value === "" ? "The set has a card of this name: it" : "The card"} and its first test are written anew, and its
            other tests stay.
          </p>
        )}
        <p class="buttons">
          <button type="submit" class="main">
            {before === undefined ? "Create" : "Replace the card"}
          </button>
        </p>
      </form>
      {!isOfCard && why.value !== "" && <p role="alert">{why.value}</p>}
      {why.value !== "" && isOfCard && text.value.trim() !== "" && <Near sentence={text.value} deck={deck.value} onClose={onClose} />}
    </Dialog>
  );
}
