// The scenarios of the card, each with a mark and a word: passed or failed, and why.
import { orNotify } from "../parts/notices.tsx";
import { edition, files } from "../state/bench.ts";
import { withoutFolders } from "../state/sentence.ts";
import { card, cardFile } from "./card_in_view.ts";
import { jumpTo } from "./jump.ts";
import { stemOf } from "./kinds.ts";
import { isStarter } from "./new_file.ts";
import { addScenario } from "./open.ts";
import { allScenarioFiles, done, failedElsewhere, runAll, running, type ScenarioResult, sum, tested, watched } from "./scenarios.ts";

// The first line is the check; then come the values in it and the last events.
function Failure({ message }: { message: string }) {
  const [check, ...rest] = message.split("\n");
  return (
    <div class="failure">
      <p>
        <code>{check}</code>
      </p>
      <pre tabIndex={0} role="group" aria-label="Values and last events">
        {rest.map((line) => line.replace(/^ {2}/, "")).join("\n")}
      </pre>
    </div>
  );
}

function Scenario({ file, result }: { file: string; result: ScenarioResult }) {
  return (
    <li class={result.passed ? "passed" : "failed"}>
      <button type="button" onClick={() => jumpTo({ file, line: result.line ?? lineOf(file, result.scenario) })}>
        <span class="mark" aria-hidden="true">
          {result.passed ? "✓" : "✗"}
        </span>
        <span class="word">{result.passed ? "passed" : "failed"}</span> <bdi>{result.scenario}</bdi>
      </button>
      {!result.passed && isStarter(files.value[file] ?? "") && (
        <p>This is the starter test: change it to what your card does.</p>
      )}
      {!result.passed && <Failure message={withoutFolders(result.message ?? "")} />}
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

function Elsewhere() {
  if (failedElsewhere.value.length === 0)
    return null;
  return (
    <p class="elsewhere">
      Also failed:{" "}
      {failedElsewhere.value.slice(0, 20).map((file) => (
        <button key={file} type="button" class="small" onClick={() => jumpTo({ file })}>
          <bdi>{stemOf(file)}</bdi>
        </button>
      ))}
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
      {file in files.value ? (
        <ul class={isOld ? "old" : ""} aria-busy={running.value !== ""}>
          {of?.results.map((result) => (
            <Scenario key={result.scenario} file={file} result={result} />
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
      <Elsewhere />
    </section>
  );
}
