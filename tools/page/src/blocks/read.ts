// Reads Lua into blocks. What has no block becomes a block of Lua. A file that would not come back as the same Lua is
// refused: it stays as text.
import * as luaparse from "luaparse";
import { print } from "./print.ts";
import type { Act, Arm, Body, Entry, Expr, Notes, Statement, Table } from "./tree.ts";
import type { Words } from "./words.ts";

// Why a file cannot be shown as blocks.
export class NotBlocks extends Error {}

type Range = [number, number];
interface Node {
  type: string;
  range: Range;
  inParens?: boolean;
  // The other members depend on the type.
  [member: string]: any;
}
interface Comment {
  raw: string;
  range: Range;
}

const lua = { luaVersion: "5.3", ranges: true, comments: true, scope: false, extendedIdentifiers: false } as const;
const mostDeep = 150; // blocks in each other

// The tokens of a file and its comments, in their order.
export function tokensOf(text: string): string[] {
  const found: Array<{ text: string; at: number }> = [];
  const parser = luaparse.parse(text, { ...lua, wait: true }) as unknown as { lex(): { type: number; range: Range } };
  const endOfFile = 1;
  for (let token = parser.lex(); token.type !== endOfFile; token = parser.lex())
    found.push({ text: text.slice(...token.range), at: token.range[0] });
  for (const { raw, range } of parsed(text).comments as Comment[])
    found.push({ text: raw.trimEnd(), at: range[0] });
  return found.sort((a, b) => a.at - b.at).map((token) => token.text);
}

function parsed(text: string): Node {
  try {
    return luaparse.parse(text, lua) as unknown as Node;
  } catch (why) {
    if (why instanceof RangeError)
      throw new NotBlocks("The file is nested too deeply");
    throw new NotBlocks(`The file is not Lua: ${why instanceof Error ? why.message : String(why)}`);
  }
}

class Reader {
  private readonly comments: Comment[];
  private readonly used = new Set<Comment>();
  private readonly locals = new Set<string>();
  private deep = 0;

  constructor(private readonly text: string, private readonly words: Words, comments: Comment[]) {
    this.comments = comments;
  }

  body(nodes: Node[], from: number, to: number): Body {
    const { items, end } = this.items(nodes, from, to, (node) => this.act(node));
    return { statements: items as Statement[], end };
  }

  // Blocks in a row, with the comments between them. One with a comment inside that no part of it has becomes Lua.
  private items<T extends object>(nodes: Node[], from: number, to: number, read: (node: Node) => T) {
    const items: Array<T & Notes> = [];
    let last = from;
    for (const node of nodes) {
      const notes = this.notes(last, node.range[0], items.at(-1));
      items.push({ ...this.withComments(node, read), ...notes });
      last = node.range[1];
    }
    return { items, end: this.notes(last, to, items.at(-1)).above.filter((line) => line !== "") };
  }

  private withComments<T>(node: Node, read: (node: Node) => T): T {
    const before = new Set(this.used);
    const made = read(node);
    const inside = this.between(...node.range);
    if (inside.every((comment) => this.used.has(comment)))
      return made;
    this.used.clear();
    for (const comment of [...before, ...inside])
      this.used.add(comment);
    return this.asLua(node) as T;
  }

  private asLua(node: Node): object {
    const text = this.text.slice(...node.range);
    if (node.type.startsWith("Table") && node.type !== "TableConstructorExpression") {
      const value = { is: "lua", text: this.text.slice(...(node.value as Node).range) };
      return { key: node.type === "TableKeyString" ? node.key.name : null, value };
    }
    return { is: "lua", text };
  }

  private between(from: number, to: number): Comment[] {
    return this.comments.filter(({ range }) => range[0] >= from && range[1] <= to);
  }

  // Comments in the line of the block before stand beside it.
  private notes(from: number, to: number, previous: Notes | undefined): Notes {
    const above: string[] = [];
    let at = from;
    for (const comment of this.between(from, to)) {
      this.used.add(comment);
      const gap = this.text.slice(at, comment.range[0]);
      if (previous !== undefined && above.length === 0 && !gap.includes("\n"))
        previous.beside.push(comment.raw.trimEnd());
      else
        above.push(...this.emptyLine(gap, previous, above), comment.raw.trimEnd());
      at = comment.range[1];
    }
    const gap = this.text.slice(at, to);
    above.push(...this.emptyLine(gap, previous, above));
    return { above, beside: [], onNewLine: this.text.slice(from, to).includes("\n") };
  }

  private emptyLine(gap: string, previous: Notes | undefined, above: string[]): string[] {
    const isFirst = previous === undefined && above.length === 0;
    return !isFirst && /\n[^\S\n]*\n/.test(gap) ? [""] : [];
  }

  // ---- Statements

  private act(node: Node): Act {
    switch (node.type) {
      case "CallStatement":
        return this.orLua(node, { is: "do", call: this.expr(node.expression) });
      case "LocalStatement": {
        const values = node.init.map((value: Node) => this.expr(value));
        return { is: "local", names: this.declare(node.variables), values };
      }
      case "AssignmentStatement":
        return { is: "set", targets: this.list(node.variables), values: this.list(node.init) };
      case "ReturnStatement":
        return { is: "return", values: this.list(node.arguments) };
      case "IfStatement":
        return { is: "if", arms: this.arms(node) };
      case "ForGenericStatement": {
        const values = this.list(node.iterators);
        const names = this.declare(node.variables);
        const from = this.after(node.iterators.at(-1).range[1], "do");
        return { is: "each", names, values, body: this.body(node.body, from, this.beforeEnd(node)) };
      }
      case "ForNumericStatement": {
        const values = this.list([node.start, node.end, ...(node.step === null ? [] : [node.step])]);
        const names = this.declare([node.variable]);
        const from = this.after((node.step ?? node.end).range[1], "do");
        return { is: "count", names, values, body: this.body(node.body, from, this.beforeEnd(node)) };
      }
      default:
        return { is: "lua", text: this.text.slice(...node.range) };
    }
  }

  // A call that is Lua as a whole is a statement of Lua.
  private orLua(node: Node, act: { is: "do"; call: Expr }): Act {
    return act.call.is === "lua" ? { is: "lua", text: this.text.slice(...node.range) } : act;
  }

  private arms(node: Node): Arm[] {
    return node.clauses.map((clause: Node, i: number) => {
      const given = clause.type === "ElseClause" ? null : this.expr(clause.condition);
      const from = given === null ? clause.range[0] + "else".length : this.after(clause.condition.range[1], "then");
      const to = node.clauses[i + 1]?.range[0] ?? this.beforeEnd(node);
      return { given, body: this.body(clause.body, from, to) };
    });
  }

  // The place after a keyword that is the next one, not counting comments and parentheses.
  private after(from: number, keyword: string): number {
    let at = this.text.indexOf(keyword, from);
    for (let comment; (comment = this.comments.find(({ range }) => range[0] <= at && at < range[1])) !== undefined;)
      at = this.text.indexOf(keyword, comment.range[1]);
    return at + keyword.length;
  }

  private beforeEnd(node: Node): number {
    return node.range[1] - "end".length;
  }

  private declare(names: Node[]): string[] {
    return names.map(({ name }) => {
      this.locals.add(name);
      return name;
    });
  }

  // ---- Expressions

  private list(nodes: Node[]): Expr[] {
    return nodes.map((node) => this.expr(node));
  }

  private expr(node: Node): Expr {
    if (++this.deep > mostDeep)
      throw new NotBlocks("The file is nested too deeply");
    const made = this.bare(node);
    this.deep--;
    return node.inParens === true ? { is: "group", of: made } : made;
  }

  private bare(node: Node): Expr {
    switch (node.type) {
      case "NumericLiteral":
        return { is: "number", text: node.raw };
      case "StringLiteral":
        return { is: "text", text: node.raw };
      case "BooleanLiteral":
      case "NilLiteral":
        return { is: "name", name: node.raw };
      case "Identifier":
        return this.isKnown(node.name) ? { is: "name", name: node.name } : this.lua(node);
      case "MemberExpression":
        return this.property(node);
      case "IndexExpression":
        return { is: "element", of: this.expr(node.base), key: this.expr(node.index) };
      case "CallExpression":
        return this.call(node, node.arguments, false);
      case "TableCallExpression":
        return this.call(node, [node.arguments], true);
      case "StringCallExpression":
        return this.call(node, [node.argument], true);
      case "TableConstructorExpression":
        return this.table(node);
      case "FunctionDeclaration":
        return this.script(node);
      case "UnaryExpression":
        return { is: "one", op: node.operator, of: this.expr(node.argument) };
      case "BinaryExpression":
      case "LogicalExpression": {
        const [left, right] = [this.expr(node.left), this.expr(node.right)];
        const breaks = this.text.slice(node.left.range[1], node.right.range[0]).includes("\n");
        return { is: "two", op: node.operator, left, right, breaks };
      }
      default:
        return this.lua(node);
    }
  }

  private lua(node: Node): Expr {
    const [from, to] = node.range;
    this.between(from, to).forEach((comment) => this.used.add(comment));
    return { is: "lua", text: this.text.slice(from, to) };
  }

  private isKnown(name: string): boolean {
    return this.locals.has(name) || this.words.has(name);
  }

  private property(node: Node): Expr {
    const name = node.identifier.name;
    const isPile = node.base.type === "Identifier" && this.words.isPileTable(node.base.name);
    const isKnown = isPile || this.words.hasProperty(name) || this.words.isOfLibrary(node.base.name, name);
    return node.indexer === "." && isKnown ? { is: "property", of: this.expr(node.base), name } : this.lua(node);
  }

  private call(node: Node, given: Node[], isBare: boolean): Expr {
    const callee = this.expr(node.base);
    return callee.is === "name" || callee.is === "property" ? { is: "call", callee, given: this.list(given), isBare }
      : this.lua(node);
  }

  private table(node: Node): Table {
    const [from, to] = [node.range[0] + 1, node.range[1] - 1];
    const { items, end } = this.items(node.fields as Node[], from, to, (field) => this.entry(field));
    const last = node.fields.at(-1)?.range[1] ?? to;
    return {
      is: "table",
      entries: items,
      isOpen: items[0]?.onNewLine ?? false,
      endsWithComma: this.withoutComments(last, to).includes(","),
      end,
    };
  }

  private withoutComments(from: number, to: number): string {
    let text = "";
    for (const { range } of this.between(from, to)) {
      text += this.text.slice(from, range[0]);
      from = range[1];
    }
    return text + this.text.slice(from, to);
  }

  private entry(field: Node): Omit<Entry, keyof Notes> {
    const readKey = () => (field.type === "TableKey" ? this.expr(field.key) : null);
    const key = field.type === "TableKeyString" ? field.key.name : readKey();
    return { key, value: this.expr(field.value) };
  }

  private script(node: Node): Expr {
    const isPlain = node.identifier === null && node.parameters.every(({ type }: Node) => type === "Identifier");
    if (!isPlain)
      return this.lua(node);
    const parameters = this.declare(node.parameters);
    const from = this.after(node.range[0] + "function".length, ")");
    return { is: "function", parameters, body: this.body(node.body, from, this.beforeEnd(node)) };
  }
}

export function isSameLua(a: string, b: string): boolean {
  const [of, to] = [tokensOf(a), tokensOf(b)];
  return of.length === to.length && of.every((token, i) => token === to[i]);
}

// The blocks of a file. Throws NotBlocks with the reason.
export function read(text: string, words: Words): Body {
  const chunk = parsed(text);
  const body = new Reader(text, words, chunk.comments).body(chunk.body, 0, text.length);
  if (!isSameLua(text, print(body)))
    throw new NotBlocks("The file has something that blocks would lose");
  return body;
}
