// Findings of the service, under the words of the text that they are about.
import { type Action, type Diagnostic, setDiagnostics } from "@codemirror/lint";
import type { Text, TransactionSpec } from "@codemirror/state";
import type { EditorState } from "@codemirror/state";
import type { Finding } from "../engine/wire.ts";
import { unitOfCharacter } from "./editor_places.ts";

interface Range {
  from: number;
  to: number;
}

// Of a finding about the whole file: its first line.
export function rangeOf(doc: Text, { line = 1, column = 1, length = 0 }: Pick<Finding, "line" | "column" | "length">): Range {
  const there = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const start = unitOfCharacter(there.text, column - 1);
  const end = length > 0 ? unitOfCharacter(there.text, column - 1 + length) : there.text.trimEnd().length;
  return { from: there.from + start, to: there.from + Math.max(start, end) };
}

// A correction applies if the word of the finding is still there: its suggestion takes the place of the word.
export function correctionOf(doc: Text, finding: Finding): (Range & { insert: string }) | null {
  if (finding.suggestion === undefined || finding.length === undefined)
    return null;
  const range = rangeOf(doc, finding);
  return /^\w+$/.test(doc.sliceString(range.from, range.to)) ? { ...range, insert: finding.suggestion } : null;
}

function actions(doc: Text, finding: Finding): Action[] {
  const correction = correctionOf(doc, finding);
  if (correction === null)
    return [];
  return [{
    name: `Replace by ${finding.suggestion}`,
    apply: (view, from, to) => view.dispatch({ changes: { from, to, insert: correction.insert } }),
  }];
}

function diagnostic(doc: Text, finding: Finding): Diagnostic {
  const hint = finding.suggestion === undefined ? "" : `. Did you mean ${finding.suggestion}?`;
  const message = finding.message.replaceAll("`", "") + hint;
  return { ...rangeOf(doc, finding), severity: finding.severity, message, actions: actions(doc, finding) };
}

export function withFindings(state: EditorState, findings: Finding[]): TransactionSpec {
  return setDiagnostics(state, findings.map((finding) => diagnostic(state.doc, finding)));
}
