// A card as blocks: a tree that has all that its Lua has but for spaces, so that it is written back as the same Lua.
// Blocks are plain values. `isOpen` and `onNewLine` are the layout of the text, which printing keeps.

// What stands above and beside a block, as it is written: "-- A comment". An empty line above is "".
export interface Notes {
  above: string[];
  beside: string[];
  onNewLine: boolean;
}

export interface Call {
  is: "call";
  callee: Expr;
  given: Expr[];
  isBare: boolean; // without parentheses: a_monster { boss = true }
}

export interface Table {
  is: "table";
  entries: Entry[];
  isOpen: boolean; // its first entry stands on a line of its own
  endsWithComma: boolean;
  end: string[]; // comments before the }
}

export interface Script {
  is: "function";
  parameters: string[];
  body: Body;
}

export interface Two {
  is: "two";
  op: string;
  left: Expr;
  right: Expr;
  breaks: boolean; // the right side stands on a line of its own
}

export type Expr =
  | Call
  | Table
  | Script
  | Two
  | { is: "number"; text: string }
  | { is: "text"; text: string } // as it is written, with its quotes
  | { is: "name"; name: string } // a word, a local; true, false and nil
  | { is: "property"; of: Expr; name: string }
  | { is: "element"; of: Expr; key: Expr }
  | { is: "one"; op: string; of: Expr }
  | { is: "group"; of: Expr } // in parentheses
  | { is: "lua"; text: string };

export interface Entry extends Notes {
  key: null | string | Expr; // of a value without a name, of name = value, of [key] = value
  value: Expr;
}

export interface Body {
  statements: Statement[];
  end: string[]; // comments after the last statement
}

export interface Arm {
  given: Expr | null; // null: else
  body: Body;
}

export type Act =
  | { is: "do"; call: Expr }
  | { is: "local"; names: string[]; values: Expr[] }
  | { is: "set"; targets: Expr[]; values: Expr[] }
  | { is: "if"; arms: Arm[] }
  | { is: "each"; names: string[]; values: Expr[]; body: Body }
  | { is: "count"; names: string[]; values: Expr[]; body: Body } // for name = from, to
  | { is: "return"; values: Expr[] }
  | { is: "lua"; text: string };
export type Statement = Act & Notes;

export const plain: Notes = { above: [], beside: [], onNewLine: false };
export const onOwnLine: Notes = { ...plain, onNewLine: true };

export function wordOf(name: string): Expr {
  return { is: "name", name };
}

// What a block contains, in the order of its text.
export function partsOf(expr: Expr): Expr[] {
  switch (expr.is) {
    case "call":
      return [expr.callee, ...expr.given];
    case "table":
      return expr.entries.flatMap(({ key, value }) => [...(key === null || typeof key === "string" ? [] : [key]), value]);
    case "function":
      return partsOfBody(expr.body);
    case "two":
      return [expr.left, expr.right];
    case "property":
    case "one":
    case "group":
      return [expr.of];
    case "element":
      return [expr.of, expr.key];
    case "number":
    case "text":
    case "name":
    case "lua":
      return [];
  }
}

export function partsOfBody(body: Body): Expr[] {
  return body.statements.flatMap(partsOfStatement);
}

// A statement of Lua is one part, that text.
export function partsOfStatement(statement: Statement): Expr[] {
  switch (statement.is) {
    case "do":
      return [statement.call];
    case "local":
    case "return":
      return statement.values;
    case "set":
      return [...statement.targets, ...statement.values];
    case "if":
      return statement.arms.flatMap(({ given, body }) => [...(given === null ? [] : [given]), ...partsOfBody(body)]);
    case "each":
    case "count":
      return [...statement.values, ...partsOfBody(statement.body)];
    case "lua":
      return [{ is: "lua", text: statement.text }];
  }
}
