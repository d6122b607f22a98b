// What a block can name at its place, and what type a value must have there: from the rows of the language.
import type { Entry, Expr, Statement, Table } from "./tree.ts";
import type { Part, Row, Words } from "./words.ts";

// Where a value stands: the type that it must have, as the rows name it.
export interface Place {
  type: string;
  part?: Part; // the parameter or field, if it is one
  form?: string; // the table that has it: "when"
  beside?: Entry[]; // what else is in that table
}

export interface Name {
  name: string;
  type: string;
}

// What can be named at a place.
export interface Scope {
  names: Name[];
  isInFunction: boolean;
  ability: Table | null; // the ability around it
  kind: string; // of that ability: "when"; "outcome" in the function of a roll
  isPure: boolean; // of a condition or a value: it must not change the game
}

export const outside: Scope = { names: [], isInFunction: false, ability: null, kind: "", isPure: false };

// ---- Types

// What may be given where a type is wanted, besides itself.
const wider: Record<string, string[]> = {
  players: ["player", "groups"],
  objects: ["object", "player", "bearer", "groups"],
  bearer: ["object", "player"],
  place_of_note: ["object", "player", "bearer", "card", "the game"],
  place: ["object"],
  card: ["object"],
  list: ["splits"],
};

export function fits(given: string, wanted: string): boolean {
  return given === wanted || wanted === "value" || (wider[wanted] ?? []).includes(given);
}

export const comparisons = ["==", "~=", "<", "<=", ">", ">="];

export function typeOf(expr: Expr, scope: Scope, words: Words): string {
  switch (expr.is) {
    case "number":
      return "number";
    case "text":
      return "text";
    case "name":
      return typeOfName(expr.name, scope, words);
    case "property":
      return words.rowsOfProperty(expr.name)[0]?.type ?? (isPile(expr, words) ? "pile" : "value");
    case "call":
      return expr.callee.is === "name" ? resultOf(words.rowsOf(expr.callee.name)[0]) : "number";
    case "group":
      return typeOf(expr.of, scope, words);
    case "one":
      return expr.op === "not" ? "boolean" : "number";
    case "two":
      return comparisons.includes(expr.op) ? "boolean" : expr.op === ".." ? "text" : "number";
    case "function":
      return "function";
    case "element":
    case "table":
    case "lua":
      return "value";
  }
}

// deck.loot
function isPile(expr: Expr & { is: "property" }, words: Words): boolean {
  return expr.of.is === "name" && words.isPileTable(expr.of.name);
}

function typeOfName(name: string, scope: Scope, words: Words): string {
  const known = [...scope.names].reverse().find((one) => one.name === name);
  if (known !== undefined)
    return known.type;
  return name === "true" || name === "false" ? "boolean" : resultOf(words.rowsOf(name)[0]);
}

function resultOf(row: Row | undefined): string {
  return row?.category === "noun" ? "noun" : row?.category === "event" ? "event_word" : (row?.type ?? "value");
}

// ---- Forms: tables whose fields are known

// The row of a call that makes such a table: when { ... }, a_monster { ... }.
export function formOfCall(expr: Expr, words: Words): Row | undefined {
  if (expr.is !== "call" || expr.callee.is !== "name" || expr.given.length !== 1 || expr.given[0].is !== "table")
    return undefined;
  return words.rowsOf(expr.callee.name, "deck", "ability", "noun", "form")[0];
}

// The row of the table in a field: cost = { ... }
export function formOfPlace({ type }: Place, words: Words): Row | undefined {
  return words.rowsOf(type === "modes" ? "" : type, "form")[0];
}

export function placeOfEntry(entry: Entry, form: Row | undefined, beside: Entry[] = []): Place {
  if (entry.key === null)
    return { type: "part", form: form?.name };
  if (typeof entry.key !== "string")
    return { type: form?.name === "roll" ? "outcome" : "value", form: form?.name };
  const part = form?.parts.find(({ name }) => name === entry.key);
  return { type: part?.type ?? "value", part, form: form?.name, beside };
}

// What the event of a table carries; null if it has no event.
export function carriedBy(entries: Entry[], words: Words): Part[] | null {
  const event = entries.find(({ key }) => key === "event")?.value;
  return event?.is === "name" ? (words.rowsOf(event.name, "event")[0]?.parts ?? []) : null;
}

// `to` is another word for `of`, and `loot` for `object`.
export const sameAs: Record<string, string> = { to: "of", loot: "object", at_least: "amount" };

// Two names of the same field.
export function isSame(one: string, other: string): boolean {
  return (sameAs[one] ?? one) === (sameAs[other] ?? other);
}

// The field is not about the event, or the event has it.
export function isOfEvent(name: string, entries: Entry[], words: Words): boolean {
  const carried = carriedBy(entries, words);
  const has = (parts: Part[]) => parts.some((part) => part.name === name);
  const isOfSome = words.ofCategory("event").some(({ parts }) => has(parts));
  if (carried === null || isOfSome)
    return carried === null || has(carried);
  return !(name in sameAs) || carried.some((part) => part.name === sameAs[name]);
}

// `target2` needs `target`, and `target3` needs `target2`.
export function followsOthers(name: string, there: Set<unknown>): boolean {
  const [, stem, digit] = /^(\w+?)([2-9])$/.exec(name) ?? [];
  return digit === undefined || there.has(digit === "2" ? stem : `${stem}${Number(digit) - 1}`);
}

// ---- Functions

const ofAll = "functions of all abilities";

// What the function of an ability may ask for as a parameter.
export function parametersOf(ability: Table | null, words: Words, isOfRoll = false): Name[] {
  const value = (key: string) => ability?.entries.find((entry) => entry.key === key)?.value;
  const event = value("event");
  const carried = event?.is === "name" ? (words.rowsOf(event.name, "event")[0]?.parts ?? []) : [];
  return words.ofCategory("parameter").flatMap((row) => {
    const [where] = row.where ?? [];
    if (where === ofAll)
      return [{ name: row.name, type: row.type ?? "value" }];
    const noun = value(row.name);
    if (noun !== undefined && ["target", "choice"].some((start) => row.name.startsWith(start)))
      return [{ name: row.name, type: typeOfChosen(noun, words) }];
    if (row.name === "event" && event !== undefined)
      return [{ name: row.name, type: "event" }];
    const part = carried.find(({ name }) => name === row.name);
    if (part !== undefined)
      return [{ name: row.name, type: part.type }];
    const isGiven = isOfRoll && ["roll", "roller", "amount"].includes(row.name);
    return isGiven ? [{ name: row.name, type: row.type ?? "value" }] : [];
  });
}

// Of what a noun names.
function typeOfChosen(noun: Expr, words: Words): string {
  const name = noun.is === "call" ? noun.callee : noun;
  return (name.is === "name" ? words.rowsOf(name.name, "noun")[0]?.type : undefined) ?? "value";
}

// `place`: of a function.
export function scopeInside(expr: Expr, scope: Scope, words: Words, { type, form }: Place = { type: "" }): Scope {
  const row = formOfCall(expr, words);
  if (row?.category === "ability" && expr.is === "call")
    return { ...scope, ability: expr.given[0] as Table, kind: row.name };
  if (expr.is !== "function")
    return scope;
  const isPure = scope.isPure || ["condition", "number_or_function", "number_none_or_function"].includes(type);
  const isOfRoll = type === "outcome" || form === "outcome";
  const offered = parametersOf(scope.ability, words, isOfRoll);
  const own = expr.parameters.map((name) => offered.find((one) => one.name === name) ?? { name, type: "value" });
  const kind = isOfRoll ? "outcome" : scope.kind;
  return { ...scope, kind, names: [...scope.names, ...offered, ...own], isInFunction: true, isPure };
}

export function scopeAfter(statement: Statement, scope: Scope, words: Words): Scope {
  if (statement.is !== "local")
    return scope;
  const made = statement.names.map((name, i) => ({ name, type: typeOfLocal(statement.values[i], scope, words) }));
  return { ...scope, names: [...scope.names, ...made] };
}

function typeOfLocal(value: Expr | undefined, scope: Scope, words: Words): string {
  return value === undefined ? "value" : typeOf(value, scope, words);
}

// Of the names of a loop.
export function scopeOfLoop(statement: Statement, scope: Scope): Scope {
  if (statement.is !== "each" && statement.is !== "count")
    return scope;
  const type = statement.is === "count" ? "number" : "value";
  return { ...scope, names: [...scope.names, ...statement.names.map((name) => ({ name, type }))] };
}

// The parameters of a verb that stand in its parentheses, without the options in a table.
export function givenOf(row: Row): Part[] {
  const shown = row.shape.replace(/\{.*?\}/, "").match(/\w+/g) ?? [];
  return row.parts.filter(({ name }) => shown.slice(1).includes(name));
}

export function placeOfGiven(row: Row | undefined, i: number): Place {
  const part = row === undefined ? undefined : givenOf(row)[i];
  return { type: part?.type ?? "value", part };
}

// Up to the last that cannot be left out.
export function neededOf(row: Row): Part[] {
  const all = givenOf(row);
  return all.filter((_, i) => all.slice(i).some(({ optional }) => !optional));
}
