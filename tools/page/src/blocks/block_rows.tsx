// Blocks in rows: the fields of a table, and what a function does.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { CallValue, LuaValue, spaced, Value } from "./block_values.tsx";
import { abilitiesOf, type Choice, fieldsOf, statementsOf } from "./catalogue.ts";
import { change } from "./open_blocks.ts";
import { Picker } from "./picker.tsx";
import { printExpr } from "./print.ts";
import { type Place, placeOfEntry, type Scope, scopeAfter, scopeOfLoop, typeOf } from "./scopes.ts";
import type { Body, Entry, Expr, Notes, Statement, Table } from "./tree.ts";
import { useTypedField } from "./typed_field.ts";
import type { Row, Words } from "./words.ts";

function Add<T>({ label, choices, add }: { label: string; choices(): Array<Choice<T>>; add(made: T): void }) {
  const isOpen = useSignal(false);
  return (
    <>
      <button type="button" class="add" aria-label={`Add to ${label}`} onClick={() => (isOpen.value = true)}>
        + <span class="label">add to {label}</span>
      </button>
      {isOpen.value && (
        <Picker
          title={`Add to ${label}`}
          choices={choices()}
          onChoose={(made) => change(() => add(made))}
          onClose={() => (isOpen.value = false)}
        />
      )}
    </>
  );
}

// What can be done with one of several rows: a menu that closes with Escape, and when something is chosen or the visitor
// goes elsewhere.
function Tools<T>({ rows, i, label }: { rows: T[]; i: number; label: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");
  const changeAndClose = (edit: () => void) => {
    menu.current?.querySelector("summary")?.focus();
    close();
    change(edit);
  };
  const copy = () => changeAndClose(() => rows.splice(i, 0, structuredClone(rows[i])));
  const move = (by: number) => changeAndClose(() => rows.splice(i + by, 0, ...rows.splice(i, 1)));
  return (
    <details
      class="tools"
      ref={menu}
      onKeyDown={({ key }) => key === "Escape" && close()}
      onFocusOut={({ relatedTarget }) => !menu.current?.contains(relatedTarget as Node | null) && close()}
    >
      <summary aria-label={`Move, copy or remove ${label}`}>⋯</summary>
      <div>
        <button type="button" class="small" disabled={i === 0} onClick={() => move(-1)}>
          Up
        </button>
        <button type="button" class="small" disabled={i === rows.length - 1} onClick={() => move(1)}>
          Down
        </button>
        <button type="button" class="small" onClick={copy}>
          Copy
        </button>
        <button type="button" class="small" onClick={() => changeAndClose(() => rows.splice(i, 1))}>
          Remove
        </button>
      </div>
    </details>
  );
}

function Comments({ above, beside }: Notes) {
  const lines = [...above, ...beside].filter((line) => line !== "");
  return lines.length === 0 ? null : <p class="note">{lines.map((line) => line.replace(/^--\s?/, "")).join(" ")}</p>;
}

function RowOf<T extends Notes>({ rows, i, label, children }: {
  rows: T[];
  i: number;
  label: string;
  children: ComponentChildren;
}) {
  return (
    <li>
      <Comments {...rows[i]} />
      <div class="row">
        <div class="content">{children}</div>
        <Tools rows={rows} i={i} label={label} />
      </div>
    </li>
  );
}

// ---- Tables

interface EntriesProps {
  table: Table;
  form: Row | undefined;
  place?: Place;
  scope: Scope;
  words: Words;
  label: string;
}

function keyOf({ key }: Entry): string {
  if (key === null)
    return "";
  return typeof key === "string" ? spaced(key) : key.is === "text" ? key.text.replaceAll('"', "") : printExpr(key);
}

export function Entries({ table, form, place, scope, words, label }: EntriesProps) {
  const { entries } = table;
  const modes: Row = { name: "modes", parts: [], category: "form", shape: "", sentence: "" };
  const owner = form ?? (place?.type === "modes" ? modes : undefined);
  const add = (entry: Entry) => {
    const isOwnLine = table.isOpen || entry.onNewLine;
    entries.push({ ...entry, onNewLine: isOwnLine });
    if (entry.onNewLine && !table.isOpen && entries.length > 1) {
      Object.assign(table, { isOpen: true, endsWithComma: true });
      entries.forEach((one, i) => (one.onNewLine ||= i === 0));
    }
  };
  const choices = () =>
    owner === undefined ? [] : [...abilitiesOf(owner, scope, words), ...fieldsOf(owner, entries, scope, words)];
  return (
    <span class="rows">
      <ul>
        {entries.map((entry, i) => (
          <RowOf key={i} rows={entries} i={i} label={keyOf(entry) || printExpr(entry.value).slice(0, 40)}>
            {entry.key !== null && <KeyLabel entry={entry} form={form} />}
            <Value
              expr={entry.value}
              label={keyOf(entry) || label}
              place={placeOfEntry(entry, form, entries)}
              scope={scope}
              words={words}
              replace={(by) => (entry.value = by)}
            />
          </RowOf>
        ))}
      </ul>
      {form?.name === "roll" && <AddOutcome table={table} />}
      {owner !== undefined && form?.name !== "roll" && <Add label={label} choices={choices} add={add} />}
    </span>
  );
}

function RollNumbers({ text, set }: { text: string; set(text: string): void }) {
  const field = useTypedField(text, (typed) => change(() => set(typed)));
  return <input class="key" aria-label="Numbers of the roll" {...field} />;
}

// Of [key] = value, the key can be typed: the numbers of a roll.
function KeyLabel({ entry, form }: { entry: Entry; form: Row | undefined }) {
  const { key } = entry;
  if (key !== null && typeof key !== "string" && key.is === "text")
    return <RollNumbers text={keyOf(entry)} set={(text) => (key.text = JSON.stringify(text))} />;
  const sentence = form?.parts.find(({ name }) => name === key)?.sentence;
  return (
    <span class="label" title={sentence}>
      {keyOf(entry)}
    </span>
  );
}

function AddOutcome({ table }: { table: Table }) {
  const add = () => {
    const value: Expr = { is: "function", parameters: [], body: { statements: [], end: [] } };
    table.entries.push({ key: { is: "text", text: '"6"' }, value, above: [], beside: [], onNewLine: true });
  };
  return (
    <button type="button" class="add" onClick={() => change(add)}>
      + <span class="label">outcome</span>
    </button>
  );
}

// ---- Functions

interface StatementsProps {
  body: Body;
  scope: Scope;
  words: Words;
  label: string;
}

export function Statements({ body, scope, words, label }: StatementsProps) {
  const { statements } = body;
  const scopes = statements.reduce((before, one) => [...before, scopeAfter(one, before[before.length - 1], words)], [scope]);
  const add = (made: Statement) => statements.push({ ...made, onNewLine: statements[0]?.onNewLine ?? made.is === "if" });
  return (
    <span class="rows does">
      <ul>
        {statements.map((statement, i) => (
          <RowOf key={i} rows={statements} i={i} label={labelOf(statement)}>
            <StatementBlock statement={statement} scope={scopes[i]} words={words} />
          </RowOf>
        ))}
      </ul>
      {scope.isInFunction && (
        <Add label={label} choices={() => statementsOf(scopes[statements.length], words)} add={add} />
      )}
    </span>
  );
}

function labelOf(statement: Statement): string {
  return statement.is === "do" ? printExpr(statement.call).slice(0, 40) : statement.is;
}

function NameInput({ name, set }: { name: string; set(name: string): void }) {
  const field = useTypedField(name, (typed) => change(() => set(typed)));
  return <input class="key" aria-label="Name" pattern="[A-Za-z_][A-Za-z0-9_]*" {...field} />;
}

function NameInputs({ names }: { names: string[] }) {
  return (
    <>
      {names.map((name, i) => (
        <NameInput key={i} name={name} set={(typed) => (names[i] = typed)} />
      ))}
    </>
  );
}

function Values({ values, types, scope, words, label }: {
  values: Expr[];
  types: string[];
  scope: Scope;
  words: Words;
  label: string;
}) {
  return (
    <>
      {values.map((value, i) => (
        <Value
          key={i}
          expr={value}
          label={label}
          place={{ type: types[i] ?? "value" }}
          scope={scope}
          words={words}
          replace={(by) => (values[i] = by)}
        />
      ))}
    </>
  );
}

function StatementBlock({ statement, scope, words }: { statement: Statement; scope: Scope; words: Words }) {
  const common = { scope, words };
  const typesOf = (exprs: Expr[]) => exprs.map((one) => typeOf(one, scope, words));
  switch (statement.is) {
    case "do":
      return statement.call.is === "call" ? (
        <CallValue
          {...common}
          call={statement.call}
          label="What is done"
          place={{ type: "value" }}
          replace={(by) => (statement.call = by)}
        />
      ) : <code>{printExpr(statement.call)}</code>;
    case "lua":
      return <LuaValue text={statement.text} label="lines" set={(text) => (statement.text = text)} />;
    case "local":
      return (
        <span class="block of-logic">
          <span class="label">let</span> <NameInputs names={statement.names} /> <span class="label">be</span>
          <Values {...common} values={statement.values} types={typesOf(statement.values)} label="value" />
        </span>
      );
    case "set":
      return (
        <span class="block of-logic">
          <span class="label">set</span>
          <code>{statement.targets.map(printExpr).join(", ")}</code>
          <span class="label">to</span>
          <Values {...common} values={statement.values} types={typesOf(statement.targets)} label="value" />
        </span>
      );
    case "return":
      return !scope.isInFunction ? (
        <Values {...common} values={statement.values} types={["value"]} label="card" />
      ) : (
        <span class="block of-logic">
          <span class="label">return</span>
          <Values {...common} values={statement.values} types={typesOf(statement.values)} label="result" />
        </span>
      );
    case "each":
    case "count":
      return (
        <span class="block of-logic">
          <span class="label">for each</span> <NameInputs names={statement.names} />
          <span class="label">{statement.is === "each" ? "in" : "from, to"}</span>
          <Values
            {...common}
            values={statement.values}
            types={statement.values.map(() => (statement.is === "each" ? "value" : "number"))}
            label="of the loop"
          />
          <Statements body={statement.body} scope={scopeOfLoop(statement, scope)} words={words} label="for each" />
        </span>
      );
    case "if":
      return (
        <span class="block of-logic">
          {statement.arms.map((arm, i) => (
            <span class="arm" key={i}>
              <span class="label">{arm.given === null ? "else" : i === 0 ? "if" : "else if"}</span>
              {arm.given !== null && (
                <Value
                  {...common}
                  expr={arm.given}
                  label="condition"
                  place={{ type: "boolean" }}
                  replace={(by) => (arm.given = by)}
                />
              )}
              <Statements body={arm.body} {...common} label={arm.given === null ? "else" : "then"} />
            </span>
          ))}
        </span>
      );
  }
}

