// Values as blocks: numbers and texts to type, words to choose, and what they are made of.
import { useSignal } from "@preact/signals";
import { Entries, Statements } from "./block_rows.tsx";
import { choicesOf } from "./catalogue.ts";
import { change } from "./open_blocks.ts";
import { Picker } from "./picker.tsx";
import { printExpr } from "./print.ts";
import {
  formOfCall, formOfPlace, givenOf, type Place, placeOfGiven, type Scope, scopeInside, typeOf,
} from "./scopes.ts";
import { shownText, writtenText } from "./texts.ts";
import type { Call, Expr } from "./tree.ts";
import { useTypedField } from "./typed_field.ts";
import type { Part, Row, Words } from "./words.ts";

export interface Around {
  place: Place;
  scope: Scope;
  words: Words;
}

interface Props extends Around {
  expr: Expr;
  label: string; // what it is, for those who do not see where it stands
  replace(by: Expr): void; // in the tree
}

export const spaced = (name: string) => name.replaceAll("_", " ");

// "[what] ▾": another value instead of this one.
function Replace({ expr, label, place, scope, words, replace, title }: Props & { title?: string }) {
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class={title === undefined ? "replace" : "chip"}
        aria-label={`${label}: ${title ?? printExpr(expr)}. Choose another block`}
        onClick={() => (isOpen.value = true)}
      >
        {title ?? "▾"}
      </button>
      {isOpen.value && (
        <Picker
          title={`Choose: ${label}`}
          choices={choicesOf(place, scope, words)}
          onChoose={(made) => change(() => replace(made))}
          onClose={() => (isOpen.value = false)}
        />
      )}
    </>
  );
}

function NumberValue({ label, text, set }: { label: string; text: string; set(text: string): void }) {
  const field = useTypedField(text, (typed) => {
    if (typed !== "")
      change(() => set(typed));
  });
  return <input class="number" type="number" step="any" aria-label={label} {...field} />;
}

function TextValue({ label, written, set }: { label: string; written: string; set(written: string): void }) {
  const shown = shownText(written);
  const field = useTypedField(shown ?? written, (typed) =>
    change(() => set(shown === null ? typed : writtenText(typed))),
  );
  return (
    <textarea
      rows={Math.max(1, Math.ceil((shown ?? written).length / 42))}
      aria-label={label}
      class={shown === null ? "lua" : "text-value"}
      {...field}
    />
  );
}

function numberOf(expr: Expr): string | null {
  const isPlain = (one: Expr) => one.is === "number" && /^\d+(\.\d+)?$/.test(one.text);
  if (isPlain(expr))
    return (expr as { text: string }).text;
  return expr.is === "one" && expr.op === "-" && isPlain(expr.of) ? `-${(expr.of as { text: string }).text}` : null;
}

function numberExpr(text: string): Expr {
  return text.startsWith("-") ? { is: "one", op: "-", of: numberExpr(text.slice(1)) } : { is: "number", text };
}

// A word, or words with dots between them: target.controller
function nameOf(expr: Expr): string | null {
  if (expr.is === "name")
    return expr.name === "nil" ? "nothing" : expr.name;
  if (expr.is !== "property")
    return null;
  const of = nameOf(expr.of);
  return of === null ? null : `${of} . ${expr.name}`;
}

function rowOf(call: Call, words: Words): Row | undefined {
  const categories = ["verb", "set word", "word", "lua function", "form"];
  return call.callee.is === "name" ? words.rowsOf(call.callee.name, ...categories)[0] : undefined;
}

// The number of a verb is named by its unit: "damage", "¢".
function labelOf(part: Part | undefined): string {
  return part === undefined ? "" : part.name === "n" && part.unit !== undefined ? part.unit : spaced(part.name);
}

// A verb with its parameters, or a table with a name.
export function CallValue({ call, ...props }: Omit<Props, "expr"> & { call: Call }) {
  const { words, scope } = props;
  const form = formOfCall(call, words);
  const row = form ?? rowOf(call, words);
  const name = nameOf(call.callee) ?? printExpr(call.callee);
  const inner = scopeInside(call, scope, words);
  const [first] = call.given;
  if (form !== undefined && first.is === "table")
    return (
      <span class={`block of-${form.category.replaceAll(" ", "-")}`} title={form.sentence}>
        <Replace {...props} expr={call} title={spaced(name)} />
        <Entries table={first} form={form} scope={inner} words={words} label={spaced(name)} />
      </span>
    );
  const parameters = row === undefined ? [] : givenOf(row);
  const missing = parameters.slice(call.given.length).filter(({ optional }) => optional);
  return (
    <span class="block of-verb" title={row?.sentence}>
      <Replace {...props} expr={call} title={spaced(name)} />
      {call.given.map((given, i) => (
        <span class="given" key={i}>
          <span class="label">{labelOf(parameters[i])}</span>
          <Value
            {...props}
            place={placeOfGiven(row, i)}
            expr={given}
            label={`${labelOf(parameters[i]) || "value"} of ${spaced(name)}`}
            replace={(by) => (call.given[i] = by)}
          />
        </span>
      ))}
      {missing.length > 0 && (
        <AddGiven call={call} name={missing[0].name} place={placeOfGiven(row, call.given.length)} scope={scope} words={words} />
      )}
    </span>
  );
}

function AddGiven({ call, name, place, scope, words }: Around & { call: Call; name: string }) {
  const isOpen = useSignal(false);
  const choices = choicesOf(place, scope, words);
  if (choices.length === 0)
    return null;
  return (
    <>
      <button type="button" class="add" aria-label={`Add: ${spaced(name)}`} onClick={() => (isOpen.value = true)}>
        +
      </button>
      {isOpen.value && (
        <Picker
          title={`Add: ${spaced(name)}`}
          choices={choices}
          onChoose={(made) => change(() => call.given.push(made))}
          onClose={() => (isOpen.value = false)}
        />
      )}
    </>
  );
}

const operators = [["==", "~=", "<", "<=", ">", ">="], ["and", "or"], ["+", "-", "*", "/", "//", "%"], [".."]];

// Texts and values in a row: "Deal " .. damage .. " damage"
function Joined({ expr, ...props }: Omit<Props, "expr"> & { expr: Expr & { is: "two" } }) {
  const rest = expr.right;
  return (
    <>
      <Value {...props} expr={expr.left} replace={(by) => (expr.left = by)} />
      {rest.is === "two" && rest.op === ".." ? <Joined {...props} expr={rest} /> : (
        <Value {...props} expr={rest} replace={(by) => (expr.right = by)} />
      )}
    </>
  );
}

function TwoValue({ expr, ...props }: Omit<Props, "expr"> & { expr: Expr & { is: "two" } }) {
  const { scope, words } = props;
  const group = operators.find((ops) => ops.includes(expr.op)) ?? [expr.op];
  const isLogic = expr.op === "and" || expr.op === "or";
  const sides = { left: typeOf(expr.left, scope, words), right: typeOf(expr.right, scope, words) };
  const place = (own: string, other: string): Place => ({ type: isLogic ? "boolean" : own !== "value" ? own : other });
  const [left, right] = [place(sides.left, sides.right), place(sides.right, sides.left)];
  return (
    <span class="block of-two">
      <Value {...props} place={left} expr={expr.left} label="left side" replace={(by) => (expr.left = by)} />
      <select aria-label="operator" value={expr.op} onChange={({ currentTarget }) => change(() => (expr.op = currentTarget.value))}>
        {group.map((op) => <option key={op}>{op}</option>)}
      </select>
      <Value {...props} place={right} expr={expr.right} label="right side" replace={(by) => (expr.right = by)} />
      <Replace {...props} expr={expr} />
    </span>
  );
}

export function Value(props: Props) {
  const { expr, label, place, scope, words, replace } = props;
  const number = numberOf(expr);
  if (number !== null)
    return (
      <span class="value">
        <NumberValue label={label} text={number} set={(text) => replace(numberExpr(text))} />
        <Replace {...props} />
      </span>
    );
  const name = nameOf(expr);
  if (name !== null)
    return <Replace {...props} title={spaced(name)} />;
  switch (expr.is) {
    case "text":
      return <TextValue label={label} written={expr.text} set={(text) => (expr.text = text)} />;
    case "lua":
      return <LuaValue text={expr.text} label={label} set={(text) => (expr.text = text)} />;
    case "call":
      return <CallValue {...props} call={expr} />;
    case "two":
      return expr.op === ".." ? (
        <span class="joined">
          <Joined {...props} expr={expr} />
        </span>
      ) : <TwoValue {...props} expr={expr} />;
    case "group":
      return <Value {...props} expr={expr.of} replace={(by) => (expr.of = by)} />;
    case "one":
      return (
        <span class="block of-two">
          <span class="label">{expr.op === "#" ? "number of" : expr.op}</span>
          <Value
            {...props}
            expr={expr.of}
            place={{ type: expr.op === "not" ? "boolean" : "value" }}
            replace={(by) => (expr.of = by)}
          />
          <Replace {...props} />
        </span>
      );
    case "table":
      return (
        <span class="block of-table">
          <Entries table={expr} form={formOfPlace(place, words)} place={place} scope={scope} words={words} label={label} />
        </span>
      );
    case "function":
      return (
        <span class="block of-function">
          <Statements body={expr.body} scope={scopeInside(expr, scope, words, place)} words={words} label={label} />
        </span>
      );
    case "property":
    case "element":
      return (
        <span class="block of-two">
          <Value {...props} expr={expr.of} place={{ type: "value" }} label={label} replace={(by) => (expr.of = by)} />
          {expr.is === "property" ? <span class="label">. {spaced(expr.name)}</span> : (
            <Value {...props} expr={expr.key} place={{ type: "value" }} label="element" replace={(by) => (expr.key = by)} />
          )}
          <Replace {...props} />
        </span>
      );
    default:
      return <code>{printExpr(expr)}</code>;
  }
}

export function LuaValue({ text, label, set }: { text: string; label: string; set(text: string): void }) {
  const field = useTypedField(text, (typed) => change(() => set(typed)));
  return (
    <span class="block of-lua">
      <span class="label">Lua</span>
      <textarea
        rows={Math.min(8, text.split("\n").length)}
        class="lua"
        aria-label={`Lua: ${label}`}
        {...field}
      />
    </span>
  );
}
