// Completion and hover of the editor: what the service knows about a place of the text.
import {
  autocompletion, type Completion, type CompletionContext, type CompletionResult, insertCompletionText, pickedCompletion, snippet,
} from "@codemirror/autocomplete";
import { type EditorView, hoverTooltip, type Tooltip } from "@codemirror/view";
import { byteOfUnit, unitOfByte } from "./editor_places.ts";
import { templateOf } from "./editor_snippets.ts";

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

// Words of the same category are of the same worth, so that the one that is most like what was typed comes first.
function option(word: Word, place: number, category: number): Completion {
  return {
    label: word.name,
    detail: word.category,
    type: kinds[word.category] ?? "constant",
    boost: Math.max(-50, 20 - 10 * category), // the service has the likeliest category first
    sortText: String(place).padStart(5, "0"),
    info: () => description(word),
    apply: (view, completion, from, to) => {
      const template = templateOf(word, view.state.sliceDoc(to, view.state.doc.lineAt(to).to));
      if (template !== null)
        snippet(template)(view, completion, from, to);
      else
        view.dispatch({ ...insertCompletionText(view.state, word.name, from, to), annotations: pickedCompletion.of(completion) });
    },
  };
}

function options(words: Word[]): Completion[] {
  const categories = [...new Set(words.map(({ category }) => category))];
  return words.map((word, place) => option(word, place, categories.indexOf(word.category)));
}

// A word that has been begun, or the dot or colon behind a name, whose members are offered.
const begun = /([A-Za-z_]\w*|[A-Za-z_]\w*[.:])$/;

function completionSource(find: FindWords) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const typed = context.matchBefore(begun);
    if (typed === null && !context.explicit)
      return null;
    const text = context.state.doc.toString();
    const found = await find(text, byteOfUnit(text, context.pos));
    if (found === null || found.words.length === 0)
      return { from: context.pos, options: [] }; // after null, the editor would not ask again for what was typed meanwhile
    return {
      from: unitOfByte(text, found.from),
      to: Math.max(context.pos, unitOfByte(text, found.to)),
      options: options(found.words),
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
