// What can be added to the set: the service writes each file so that it passes its checks.
import { useSignal } from "@preact/signals";
import { orNotify } from "../parts/notices.tsx";
import { files } from "../state/bench.ts";
import { Dialog } from "./dialog.tsx";
import { isCard, stemOf } from "./kinds.ts";
import { type NewKind, newFiles, type Wish } from "./new_file.ts";
import { addFiles, addScenario, openInWorkshop } from "./open.ts";

const kinds: Array<{ kind: NewKind; title: string }> = [
  { kind: "card", title: "Card" },
  { kind: "scenario", title: "Test of a card" },
  { kind: "rules", title: "Ruleset" },
  { kind: "word", title: "Word for several cards" },
  { kind: "keyword", title: "Keyword" },
  { kind: "set", title: "Another set" },
];
const decks = ["loot", "treasure", "monster", "character", "starting", "bonus_soul", "room"];

async function create(wish: Wish): Promise<void> {
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

export function NewDialog({ onClose }: { onClose(): void }) {
  const kind = useSignal<NewKind>("card");
  const name = useSignal("");
  const deck = useSignal("loot");
  const card = useSignal(ownCards()[0]?.value ?? "");
  const submit = async () => {
    const wanted = name.value.trim();
    if (kind.value === "scenario")
      await addScenario(card.value, wanted);
    else
      await create({ kind: kind.value, name: wanted, ...(kind.value === "card" ? { deck: deck.value } : {}) });
    onClose();
  };
  return (
    <Dialog title="New" onClose={onClose}>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          orNotify(submit());
        }}
      >
        <Choice
          label="What"
          value={kind.value}
          options={kinds.map((one) => ({ value: one.kind, title: one.title }))}
          onChange={(value) => (kind.value = value as NewKind)}
        />
        {kind.value === "card" && (
          <Choice
            label="Deck"
            value={deck.value}
            options={decks.map((value) => ({ value, title: value.replaceAll("_", " ") }))}
            onChange={(value) => (deck.value = value)}
          />
        )}
        {kind.value === "scenario" && (
          <Choice label="Card" value={card.value} options={ownCards()} onChange={(value) => (card.value = value)} />
        )}
        <label>
          <span>{nameLabels[kind.value]}</span>
          <input required maxLength={100} value={name.value} onInput={({ currentTarget }) => (name.value = currentTarget.value)} />
        </label>
        <p class="buttons">
          <button type="submit" class="main">
            Create
          </button>
        </p>
      </form>
    </Dialog>
  );
}
