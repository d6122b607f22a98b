// What was done at the table becomes a test: its name, and which of the changes matter.
import { useSignal } from "@preact/signals";
import { sentenceOf } from "../state/sentence.ts";
import { Dialog } from "./dialog.tsx";
import { type Draft, writeTest } from "./try_it.ts";

export function TestDialog({ draft, onClose }: { draft: Draft; onClose(): void }) {
  const name = useSignal(draft.name);
  const left = useSignal(new Set<string>());
  const why = useSignal("");
  const toggle = (check: string) => {
    const now = new Set(left.value);
    if (!now.delete(check))
      now.add(check);
    left.value = now;
  };
  const hasChecks = draft.facts.length === 0 || left.value.size < draft.facts.length;
  return (
    <Dialog title="A test of what happened" onClose={onClose}>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          writeTest(draft, name.value.trim(), left.value).then(onClose, (refused: unknown) => (why.value = sentenceOf(refused)));
        }}
      >
        <label>
          <span>What it shows</span>
          <input required maxLength={150} value={name.value} onInput={({ currentTarget }) => (name.value = currentTarget.value)} />
        </label>
        {draft.facts.length > 0 && (
          <fieldset class="facts">
            <legend>What has changed: what of it matters?</legend>
            {draft.facts.map(({ check, said }) => (
              <label key={check}>
                <input type="checkbox" checked={!left.value.has(check)} onChange={() => toggle(check)} /> {said}
              </label>
            ))}
          </fieldset>
        )}
        <p class="buttons">
          <button type="submit" class="main" disabled={!hasChecks}>
            Write the test
          </button>
        </p>
      </form>
      {!hasChecks && <p class="faint">A test needs something to check.</p>}
      {why.value !== "" && <p role="alert">{why.value}</p>}
    </Dialog>
  );
}
