// Completion and hover of the editor: what the service knows about a place of the text.
import { autocompletion, type Completion, type CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { type EditorView, hoverTooltip, type Tooltip } from "@codemirror/view";
import { byteOfUnit, unitOfByte } from "./editor_places.ts";

export interface Word {
  name: string;
  category: string;
  shape: string;
  sentence: string;
  rule: string;
}

export interface WordsAt {
  from: number; // in bytes
  to: number;
  words: Word[];
  meanings: Word[];
}

// About the text as it is in the editor; null: nothing is known.
export type FindWords = (text: string, byte: number) => Promise<WordsAt | null>;

function element(tag: string, className: string, ...parts: Array<Node | string>): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...parts);
  return made;
}

function description({ shape, category, sentence, rule }: Word): HTMLElement {
  const box = document.createElement("div");
  box.append(element("p", "", element("code", "", shape), " ", element("span", "faint", category)));
  if (sentence !== "")
    box.append(element("p", "", sentence));
  if (rule !== "")
    box.append(element("p", "faint", `Rule ${rule}`));
  return box;
}

const kinds: Record<string, string> = { verb: "function", field: "property", local: "variable", event: "type" };

function option(word: Word, place: number): Completion {
  return {
    label: word.name,
    detail: word.category,
    type: kinds[word.category] ?? "constant",
    boost: Math.max(-99, 99 - place), // the service has the likeliest first
    info: () => description(word),
  };
}

function completionSource(find: FindWords) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const typed = context.matchBefore(/[A-Za-z_]\w*$/);
    if (typed === null && !context.explicit)
      return null;
    const text = context.state.doc.toString();
    const found = await find(text, byteOfUnit(text, context.pos));
    if (found === null || found.words.length === 0)
      return null;
    return {
      from: unitOfByte(text, found.from),
      to: Math.max(context.pos, unitOfByte(text, found.to)),
      options: found.words.map(option),
      validFor: /^\w*$/,
    };
  };
}

function hover(find: FindWords) {
  return hoverTooltip(async (view: EditorView, pos: number): Promise<Tooltip | null> => {
    const word = view.state.wordAt(pos);
    if (word === null)
      return null;
    const text = view.state.doc.toString();
    const meaning = (await find(text, byteOfUnit(text, pos)))?.meanings[0];
    if (meaning === undefined)
      return null;
    return { pos: word.from, end: word.to, above: true, create: () => ({ dom: description(meaning) }) };
  });
}

export function wordsOfService(find: FindWords) {
  return [autocompletion({ override: [completionSource(find)], icons: false }), hover(find)];
}
