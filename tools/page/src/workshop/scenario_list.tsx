// The scenarios of the card in words, each with a mark: passed or failed, and what was found instead.
import { signal } from "@preact/signals";
import { orNotify } from "../parts/notices.tsx";
import { edition, files } from "../state/bench.ts";
import { withoutFolders } from "../state/sentence.ts";
import { card, cardFile } from "./card_in_view.ts";
import { jumpTo } from "./jump.ts";
import { stemOf } from "./kinds.ts";
import { isStarter } from "./new_file.ts";
import { addScenario, removeTest } from "./open.ts";
import { isMarked, ScenarioWords } from "./scenario_words.tsx";
import { allScenarioFiles, done, failedElsewhere, runAll, inWords, renameTitles, running, type ScenarioResult, staleName, sum, tested, watched } from "./scenarios.ts";

// The first line is the check; then come the values in it and the last events.
function Failure({ message, isMarked }: { message: string; isMarked: boolean }) {
  const [check, ...rest] = message.split("\n");
  const more = (
    <pre tabIndex={0} role="group" aria-label="Values and last events">
      {rest.map((line) => line.replace(/^ {2}/, "")).join("\n")}
    </pre>
  );
  return (
    <div class="failure">
      {isMarked ? (
        <details>
          <summary>The last events</summary>
          {more}
        </details>
      ) : (
        <>
          <p>
            <code>{check}</code>
          </p>
          {more}
        </>
      )}
    </div>
  );
}

// The visitor has opened or closed it; otherwise those that fail are open, and the first ones.
const toggled = signal<Record<string, boolean>>({});
const openAtFirst = 3;

function Scenario({ file, result, n }: { file: string; result: ScenarioResult; n: number }) {
  const said = inWords.value.file === file ? inWords.value.scenarios.find(({ name }) => name === result.scenario) : undefined;
  const key = `${file} ${result.scenario}`;
  const isOpen = toggled.value[key] ?? (!result.passed || n < openAtFirst);
  const isToDo = result.passed && result.scenario.includes("(to do: ");
  const state = isToDo ? "to do" : result.passed ? "passed" : "failed";
  return (
    <li class={state.replace(" ", "-")}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => (toggled.value = { ...toggled.value, [key]: !isOpen })}
      >
        <span class="mark" aria-hidden="true">
          {isToDo ? "…" : result.passed ? "✓" : "✗"}
        </span>
        <span class="word">{state}</span> <bdi>{withoutFolders(result.scenario)}</bdi>
      </button>
      {isOpen && !result.passed && isStarter(files.value[file] ?? "") && (
        <p>This is the starter test: change it to what your card does.</p>
      )}
      {isOpen && said !== undefined && <ScenarioWords said={said} file={file} result={result} />}
      {isOpen && !result.passed && (
        <Failure message={withoutFolders(result.message ?? "")} isMarked={said !== undefined && isMarked(said, result)} />
      )}
      {isOpen && (
        <p class="of-test">
          <button
            type="button"
            class="small"
            aria-label={`Show Lua of ${result.scenario}`}
            onClick={() => jumpTo({ file, line: result.line ?? said?.line ?? lineOf(file, result.scenario) })}
          >
            Show Lua
          </button>{" "}
          <button
            type="button"
            class="small"
            aria-label={`Remove ${result.scenario}`}
            onClick={() => orNotify(removeTest(file, result.scenario))}
          >
            Remove
          </button>
        </p>
      )}
    </li>
  );
}

function lineOf(file: string, scenario: string): number {
  const line = (files.value[file] ?? "").split("\n").findIndex((text) => text.includes(scenario));
  return Math.max(line, 0) + 1;
}

function Summary() {
  const { files: run, passed, failed } = sum.value;
  if (done.value !== null)
    return <p>{`Running, ${done.value} of ${allScenarioFiles.value.length} files`}</p>;
  if (run === 0)
    return <p>{running.value === "" ? "Not run since the last change" : "Running…"}</p>;
  return (
    <p role="status" class={failed > 0 ? "bad" : ""}>
      {passed} passed, {failed} failed{run > 1 && ` in ${run} files`}
    </p>
  );
}

// What the numbers above count, but the list below does not show.
function Elsewhere() {
  if (failedElsewhere.value.length === 0)
    return null;
  return (
    <p class="elsewhere">
      Failed in other files:{" "}
      {failedElsewhere.value.slice(0, 20).map((file) => (
        <button key={file} type="button" class="small" onClick={() => jumpTo({ file })}>
          <bdi>{stemOf(file)}</bdi>: {tested.value[file]?.results.filter(({ passed }) => !passed).length}
        </button>
      ))}
    </p>
  );
}

// The card has another name by now, and titles of tests still have the old one.
function StaleTitles() {
  const was = staleName.value;
  const now = card.value?.name ?? "";
  return was === "" ? null : (
    <p class="elsewhere">
      Titles of tests still say <q>{was}</q>:{" "}
      <button type="button" class="small" onClick={() => orNotify(renameTitles(was, now))}>
        Write <q>{now}</q>
      </button>
    </p>
  );
}

export function ScenarioList() {
  const file = watched.value;
  const of = tested.value[file];
  const isOld = of !== undefined && of.edition !== edition.value;
  return (
    <section class="scenarios" aria-label="Tests">
      <header>
        <h2>Tests</h2>
        <Summary />
        <button type="button" class="small" disabled={running.value !== ""} onClick={() => orNotify(runAll())}>
          {allScenarioFiles.value.length > 1 ? `Run all ${allScenarioFiles.value.length} files` : "Run again"}
        </button>
      </header>
      <Elsewhere />
      <StaleTitles />
      {file in files.value ? (
        <ul class={isOld ? "old" : ""} aria-busy={running.value !== ""}>
          {of?.results.map((result, n) => (
            <Scenario key={result.scenario} file={file} result={result} n={n} />
          ))}
        </ul>
      ) : (
        <p class="no-tests">
          No test for this card.{" "}
          <button type="button" class="small" disabled={card.value === null} onClick={() => orNotify(addScenario(cardFile.value, `${card.value?.name} works`))}>
            Write one
          </button>
        </p>
      )}
    </section>
  );
}
