// The set of examples, with an example of most kinds of cards: it is opened on the bench at one of them.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { orNotify } from "../parts/notices.tsx";
import type { Files, Pictures } from "../state/bench.ts";
import { loadContents } from "../state/contents.ts";
import { Dialog } from "./dialog.tsx";
import { isScenarios, kindsOf, stemOf } from "./kinds.ts";
import { openInWorkshop } from "./open.ts";

interface Examples {
  name: string;
  files: Files;
  pictures: Pictures;
}

function matches(file: string, text: string, wanted: string): boolean {
  const words = wanted.toLowerCase().split(/\s+/);
  const all = `${file.replaceAll("_", " ")} ${text}`.toLowerCase();
  return words.every((word) => all.includes(word));
}

export function ExampleDialog({ onClose }: { onClose(): void }) {
  const examples = useSignal<Examples | null>(null);
  const wanted = useSignal("");
  useEffect(() => {
    orNotify(loadContents<Examples>("examples").then((loaded) => (examples.value = loaded)));
  }, []);
  const texts = examples.value?.files ?? {};
  const choose = (file: string) =>
    orNotify(openInWorkshop(texts, file, examples.value?.name, examples.value?.pictures).then(onClose));
  return (
    <Dialog title="Open an example" onClose={onClose}>
      <label class="search">
        <span class="hidden-text">Search by name or words of the script</span>
        <input
          type="search"
          placeholder="Name, or words of the script"
          value={wanted.value}
          onInput={({ currentTarget }) => (wanted.value = currentTarget.value)}
        />
      </label>
      <p class="faint">The set of examples opens in place of yours, which is kept.</p>
      <div class="found examples">
        {kindsOf(texts).map(({ title, files: names }) => {
          const found = names.filter((file) => !isScenarios(file) && matches(file, texts[file], wanted.value));
          return found.length === 0 ? null : (
            <section key={title}>
              <h3>{title}</h3>
              <p>
                {found.map((file) => (
                  <button key={file} type="button" onClick={() => choose(file)}>
                    {stemOf(file).replaceAll("_", " ")}
                  </button>
                ))}
              </p>
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}
