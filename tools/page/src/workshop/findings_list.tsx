// What is wrong with the set, as a list below the editor: each line leads to its place.
import { useSignal } from "@preact/signals";
import { ask } from "../engine/engine.ts";
import type { Finding, Methods } from "../engine/wire.ts";
import { notify, orNotify } from "../parts/notices.tsx";
import { editFile, fileNames, findings, openFile, setsNumber } from "../state/bench.ts";
import { withoutFolders } from "../state/sentence.ts";
import { isLoading } from "./card_in_view.ts";
import { jumpTo } from "./jump.ts";
import { testedBy } from "./kinds.ts";
import { sendTyped } from "./typing.ts";

type Explanation = Methods["sets.explain"]["result"];

function Explained({ of }: { of: Explanation }) {
  return (
    <div class="explained">
      <p>
        <strong>{of.title}.</strong> {of.text}
      </p>
      {of.wrong !== "" && (
        <>
          <p class="faint">Wrong:</p>
          <pre>{of.wrong}</pre>
        </>
      )}
      {of.right !== "" && (
        <>
          <p class="faint">Right:</p>
          <pre>{of.right}</pre>
        </>
      )}
    </div>
  );
}

// Words of the language stand between backticks.
function Marked({ text }: { text: string }) {
  return <bdi>{text.split("`").map((part, i) => (i % 2 === 0 ? part : <code key={i}>{part}</code>))}</bdi>;
}

function summary(list: Finding[]): string {
  if (list.length === 0)
    return isLoading.value ? "Loading the set…" : "✓ No mistakes found by the check";
  const errors = list.filter(({ severity }) => severity === "error").length;
  return counts(errors, list.length - errors);
}

function counts(errors: number, warnings: number): string {
  const count = (n: number, word: string) => (n === 0 ? [] : [`${n} ${word}${n === 1 ? "" : "s"}`]);
  return [...count(errors, "error"), ...count(warnings, "warning")].join(", ");
}

function place({ file, line }: Finding): string {
  const name = file === openFile.value ? "" : `${file} `;
  return line === undefined ? name : `${name}line ${line}`;
}

function FindingLine({ finding }: { finding: Finding }) {
  const explained = useSignal<Explanation | null>(null);
  const explain = async () => {
    explained.value = explained.value === null ? await ask("sets.explain", { code: finding.code }) : null;
  };
  return (
    <li class={`is-${finding.severity}`}>
      <button type="button" class="message" onClick={() => jumpTo(finding)}>
        <span class="severity">{finding.severity === "error" ? "Error" : "Warning"}</span>{" "}
        <span class="faint">{place(finding)}</span> <Marked text={withoutFolders(finding.message)} />
        {finding.suggestion !== undefined && <> (did you mean <code>{finding.suggestion}</code>?)</>}
      </button>
      <button type="button" class="small" aria-expanded={explained.value !== null} onClick={() => orNotify(explain())}>
        Explain
      </button>
      {explained.value !== null && <Explained of={explained.value} />}
    </li>
  );
}

// Corrects misspelt words where that removes a finding. The engine has the corrected texts then; the bench takes them over.
async function fixWords(): Promise<void> {
  await sendTyped();
  const sets = setsNumber.value;
  if (sets === null)
    return;
  const { done } = await ask("sets.fix", { sets });
  for (const file of new Set(done.map((one) => one.file)))
    await editFile(file, (await ask("sets.source", { sets, file })).text);
  notify(done.length === 0 ? "No correction is certain" : done.map(({ was, now }) => `${was} is now ${now}`).join(", "));
}

// Of the open file first.
function inOrder(): Finding[] {
  const isOpen = (finding: Finding) => Number(finding.file !== openFile.value);
  return [...findings.value].sort((a, b) => isOpen(a) - isOpen(b));
}

function FindingLines({ list }: { list: Finding[] }) {
  return list.length === 0 ? null : (
    <ul>
      {list.slice(0, 100).map((finding, i) => (
        <FindingLine key={`${i} ${finding.code} ${finding.file}`} finding={finding} />
      ))}
    </ul>
  );
}

// Errors, wherever they are, and what concerns the open card and its tests; warnings of other cards can be opened.
function concernsOpenCard({ file, severity }: Finding): boolean {
  return severity === "error" || testedBy(file) === testedBy(openFile.value);
}

export function FindingsList() {
  const list = inOrder();
  const elsewhere = list.filter((finding) => !concernsOpenCard(finding));
  const canFix = list.some(({ suggestion, file }) => suggestion !== undefined && fileNames.value.includes(file));
  return (
    <section class="findings" aria-label="Findings">
      <header>
        <p role="status">{summary(list)}</p>
        {canFix && (
          <button type="button" class="small" onClick={() => orNotify(fixWords())}>
            Fix misspelt words
          </button>
        )}
      </header>
      <FindingLines list={list.filter(concernsOpenCard)} />
      {elsewhere.length > 0 && (
        <details>
          <summary>{counts(0, elsewhere.length)} of other files</summary>
          <FindingLines list={elsewhere} />
        </details>
      )}
    </section>
  );
}
