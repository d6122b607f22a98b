// A text of a card set in an editor. It is in a shadow root, since its styles would break the policy of the page otherwise.
import { closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, indentOnInput, indentUnit, StreamLanguage } from "@codemirror/language";
import { lua } from "@codemirror/legacy-modes/mode/lua";
import { lintKeymap } from "@codemirror/lint";
import { EditorState, type Extension } from "@codemirror/state";
import { EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { useEffect, useRef } from "preact/hooks";
import type { Finding } from "../engine/wire.ts";
import { rangeOf, withFindings } from "./editor_findings.ts";
import { look } from "./editor_theme.ts";
import { type FindWords, wordsOfService } from "./editor_words.ts";

// Moves the cursor there; another object is another request.
export interface Jump {
  line?: number;
  column?: number;
  length?: number;
}

interface Props {
  set: string;
  file: string; // each file of each set has its own history of undo
  text: string; // as it is known outside; a change that the visitor did not type replaces that of the editor
  readText(): string; // the same now: the visitor may have typed since the last rendering
  findings: Finding[];
  checkedText: string; // that the findings are about
  jump: Jump | null;
  findWords: FindWords;
  onType(text: string): void;
}

// Typing over several lines: left to itself, Chromium joins them with an inline style, which the policy of the page forbids.
const overLines = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { from, to } = view.state.selection.main;
    const isOverLines = view.state.doc.lineAt(from).to < to;
    if (event.inputType !== "insertText" || event.data === null || !isOverLines)
      return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(event.data), { userEvent: "input.type", scrollIntoView: true });
    return true;
  },
});

const basics: Extension = [
  overLines,
  lineNumbers(),
  history(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  EditorView.lineWrapping,
  indentUnit.of("  "),
  StreamLanguage.define(lua),
  keymap.of([...closeBracketsKeymap, ...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
  look,
];

// What is different, so that the cursor and the history keep their places.
function difference(was: string, now: string) {
  let start = 0;
  while (start < Math.min(was.length, now.length) && was[start] === now[start])
    start++;
  let end = 0;
  while (end < Math.min(was.length, now.length) - start && was[was.length - 1 - end] === now[now.length - 1 - end])
    end++;
  return { from: start, to: was.length - end, insert: now.slice(start, now.length - end) };
}

class TextEditor {
  private readonly view: EditorView;
  private readonly states = new Map<string, EditorState>(); // of the files that are not shown
  private shown = "";
  private isTold = false; // a change comes from outside
  props: Props;

  constructor(root: ShadowRoot, props: Props) {
    this.props = props;
    this.view = new EditorView({ root, parent: root });
    this.show();
  }

  // Brings the editor up to what the properties say.
  show(): void {
    if (this.name() !== this.shown)
      this.change();
    else
      this.take();
  }

  underline(): void {
    if (this.view.state.doc.toString() === this.props.checkedText)
      this.view.dispatch(withFindings(this.view.state, this.props.findings));
  }

  jump(to: Jump): void {
    const { from, to: end } = rangeOf(this.view.state.doc, to);
    this.view.dispatch({
      selection: { anchor: from, head: end },
      effects: EditorView.scrollIntoView(from, { y: "center" }),
    });
    this.view.focus();
  }

  close(): void {
    this.view.destroy();
  }

  private name(): string {
    return `${this.props.set}/${this.props.file}`;
  }

  private change(): void {
    if (this.shown !== "")
      this.states.set(this.shown, this.view.state);
    this.shown = this.name();
    this.view.setState(this.states.get(this.shown) ?? this.fresh());
    this.take();
  }

  private take(): void {
    const was = this.view.state.doc.toString();
    const text = this.props.readText();
    if (was === text)
      return;
    this.isTold = true;
    this.view.dispatch({ changes: difference(was, text) });
    this.isTold = false;
  }

  private fresh(): EditorState {
    return EditorState.create({
      doc: this.props.text,
      extensions: [
        basics,
        wordsOfService((text, byte) => this.props.findWords(text, byte)),
        EditorView.contentAttributes.of({ "aria-label": `Text of ${this.props.file}`, tabindex: "0" }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !this.isTold)
            this.props.onType(update.state.doc.toString());
        }),
      ],
    });
  }
}

export function Editor(props: Props) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<TextEditor | null>(null);
  useEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: "open" });
    if (root === undefined)
      return;
    const made = new TextEditor(root, props);
    editor.current = made;
    return () => made.close();
  }, []);
  useEffect(() => {
    if (editor.current === null)
      return;
    editor.current.props = props;
    editor.current.show();
  });
  useEffect(() => editor.current?.underline(), [props.findings, props.set, props.file]);
  useEffect(() => {
    if (props.jump !== null)
      editor.current?.jump(props.jump);
  }, [props.jump]);
  return <div class="editor" ref={host} />;
}
