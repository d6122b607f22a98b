// A menu of the blocks that fit at a place, with a search.
import { useSignal } from "@preact/signals";
import { Dialog } from "../workshop/dialog.tsx";
import type { Choice } from "./catalogue.ts";

const mostShown = 200;

function matches<T>({ title, sentence }: Choice<T>, words: string[]): boolean {
  const all = `${title} ${title.replaceAll("_", " ")} ${sentence}`.toLowerCase();
  return words.every((word) => all.includes(word));
}

interface Props<T> {
  title: string;
  choices: Array<Choice<T>>;
  onChoose(made: T): void;
  onClose(): void;
}

export function Picker<T>({ title, choices, onChoose, onClose }: Props<T>) {
  const wanted = useSignal("");
  const found = choices.filter((choice) => matches(choice, wanted.value.toLowerCase().split(/\s+/)));
  const choose = (choice: Choice<T> | undefined) => {
    if (choice === undefined)
      return;
    onClose();
    onChoose(choice.make());
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          choose(found[0]);
        }}
      >
        <label class="search">
          <span class="hidden-text">Search the blocks</span>
          <input
            type="search"
            placeholder="A word, or what it does"
            value={wanted.value}
            onInput={({ currentTarget }) => (wanted.value = currentTarget.value)}
          />
        </label>
      </form>
      <p class="faint" role="status">
        {found.length} of {choices.length} blocks fit here
      </p>
      <ul class="found">
        {found.slice(0, mostShown).map((choice) => (
          <li key={choice.title}>
            <button type="button" onClick={() => choose(choice)}>
              <strong>{choice.title.replaceAll("_", " ")}</strong> <span class="faint">{choice.category}</span>
              <span class="text">{choice.sentence}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
