// Writes blocks as Lua, in the layout of the cards of the base set: two spaces, lines of at most 120 characters.
import { partsOf } from "./tree.ts";
import type { Body, Entry, Expr, Notes, Script, Statement, Table } from "./tree.ts";

const width = 120;

// How strongly operators bind, as in Lua.
const strengths: Record<string, number> = {
  or: 1, and: 2, "<": 3, ">": 3, "<=": 3, ">=": 3, "~=": 3, "==": 3, "|": 4, "~": 5, "&": 6, "<<": 7, ">>": 7, "..": 8,
  "+": 9, "-": 9, "*": 10, "/": 10, "//": 10, "%": 10, "^": 12,
};
const unary = 11;
const toTheRight = new Set(["..", "^"]);

function columnAfter(text: string, from: number): number {
  const line = text.lastIndexOf("\n");
  return line < 0 ? from + text.length : text.length - line - 1;
}

const spaces = (n: number) => " ".repeat(n);

class Printer {
  // `isWide`: all on one line, however long it is.
  constructor(private readonly isWide = false) {}

  // At a column, in lines indented by `indent`.
  expr(expr: Expr, column: number, indent: number): string {
    switch (expr.is) {
      case "number":
      case "text":
      case "lua":
        return expr.text;
      case "name":
        return expr.name;
      case "property":
        return `${this.base(expr.of, column, indent)}.${expr.name}`;
      case "element": {
        const of = this.base(expr.of, column, indent);
        return `${of}[${this.expr(expr.key, columnAfter(of, column) + 1, indent)}]`;
      }
      case "group":
        return `(${this.expr(expr.of, column + 1, indent)})`;
      case "one": {
        const isStrong = expr.of.is !== "two" || strengths[expr.of.op] > unary;
        const op = expr.op === "not" ? "not " : expr.op;
        const isMinusMinus = expr.op === "-" && expr.of.is === "one" && expr.of.op === "-";
        return op + this.part(expr.of, isStrong && !isMinusMinus, column + op.length, indent);
      }
      case "two": {
        const strength = strengths[expr.op];
        const isStrong = (of: Expr, isOnRight: boolean) =>
          of.is !== "two" || strengths[of.op] > strength ||
          (strengths[of.op] === strength && isOnRight === toTheRight.has(expr.op));
        const left = this.part(expr.left, isStrong(expr.left, false), column, indent);
        const breaks = expr.breaks && !this.isWide;
        const start = `${left} ${expr.op}${breaks ? `\n${spaces(column)}` : " "}`;
        const isPowerOfMinus = expr.op === "^" && expr.left.is === "one";
        return (isPowerOfMinus ? start.replace(left, `(${left})`) : start) +
          this.part(expr.right, isStrong(expr.right, true), columnAfter(start, column), indent);
      }
      case "call":
        return this.call(expr, column, indent);
      case "table":
        return this.table(expr, column, indent);
      case "function":
        return this.script(expr, column, indent);
    }
  }

  private part(expr: Expr, isStrong: boolean, column: number, indent: number): string {
    return isStrong ? this.expr(expr, column, indent) : `(${this.expr(expr, column + 1, indent)})`;
  }

  // Before a dot, a bracket or a call.
  private base(expr: Expr, column: number, indent: number): string {
    return this.part(expr, ["name", "property", "element", "call", "group", "lua"].includes(expr.is), column, indent);
  }

  private call(expr: Expr & { is: "call" }, column: number, indent: number): string {
    let text = this.base(expr.callee, column, indent);
    const [first] = expr.given;
    if (expr.isBare && (first?.is === "table" || first?.is === "text"))
      return `${text} ${this.expr(first, columnAfter(text, column) + 1, indent)}`;
    text += "(";
    expr.given.forEach((given, i) => {
      text += i > 0 ? ", " : "";
      text += this.expr(given, columnAfter(text, column), indent);
    });
    return `${text})`;
  }

  private table(table: Table, column: number, indent: number): string {
    if (table.entries.length === 0 && table.end.length === 0)
      return "{}";
    if (this.isWide)
      return this.flat(table, column, indent);
    const hasLines = linesOf(table);
    if (!hasLines) {
      // With its comma, a table in another one must fit as well.
      const fits = (text: string) => column + text.length + (indent > 0 ? 1 : 0) <= width;
      const line = new Printer(true).table(table, column, indent);
      const flat = hasLinesInside(table) ? this.flat(table, column, indent) : line;
      if (flat.includes("\n") || fits(flat))
        return flat;
    }
    return table.isOpen || !hasLines ? this.open(table, indent, !hasLines) : this.hanging(table, column);
  }

  private flat(table: Table, column: number, indent: number): string {
    let text = "{ ";
    table.entries.forEach((entry, i) => {
      text += i > 0 ? ", " : "";
      text += this.entry(entry, columnAfter(text, column), indent);
    });
    return `${text}${table.endsWithComma ? "," : ""} }`;
  }

  // { on one line, the entries on the next ones.
  private open(table: Table, indent: number, eachOnItsLine: boolean): string {
    const inner = indent + 2;
    const text = this.entries(table, "{", inner, eachOnItsLine, true);
    return `${text}\n${spaces(indent)}}`;
  }

  // The first entry stands after the {, the other lines below it.
  private hanging(table: Table, column: number): string {
    const text = this.entries(table, "{ ", column + 2, false, false);
    const endsInComment = table.end.length > 0 || (table.entries.at(-1)?.beside.length ?? 0) > 0;
    return endsInComment ? `${text}\n${spaces(column)}}` : `${text} }`;
  }

  private entries(table: Table, start: string, inner: number, eachOnItsLine: boolean, isOpen: boolean): string {
    let text = start;
    const newLine = `\n${spaces(inner)}`;
    const last = table.entries.length - 1;
    table.entries.forEach((entry, i) => {
      const afterComment = i > 0 && table.entries[i - 1].beside.length > 0;
      const begins = i === 0 ? isOpen : eachOnItsLine || entry.onNewLine || entry.above.length > 0 || afterComment;
      text += linesAbove(entry, inner, begins);
      text += begins ? newLine : i > 0 ? " " : "";
      text += this.entry(entry, columnAfter(text, inner - 2), inner);
      text += i < last || table.endsWithComma ? "," : "";
      text += beside(entry);
    });
    for (const comment of table.end)
      text += newLine + comment;
    return text;
  }

  private entry({ key, value }: Entry, column: number, indent: number): string {
    const written = key === null || typeof key === "string" ? key : `[${this.expr(key, column + 1, indent)}]`;
    const name = written === null ? "" : `${written} = `;
    return name + this.expr(value, column + name.length, indent);
  }

  private script({ parameters, body }: Script, column: number, indent: number): string {
    const head = `function(${parameters.join(", ")})`;
    return `${head}${this.inner(body, column + head.length, indent)}end`;
  }

  // Statements between two keywords: " a() " or on lines of their own.
  private inner(body: Body, column: number, indent: number): string {
    if (body.statements.length === 0 && body.end.length === 0)
      return " ";
    if (isInOneLine(body)) {
      const text = this.statements(body, " ", column, indent);
      return `${text} `;
    }
    return `${this.statements(body, "", indent + 2, indent + 2, true)}\n${spaces(indent)}`;
  }

  statements(body: Body, start: string, column: number, indent: number, isOpen = false): string {
    let text = start;
    body.statements.forEach((statement, i) => {
      const afterComment = i > 0 && body.statements[i - 1].beside.length > 0;
      const begins = i === 0 ? isOpen : statement.onNewLine || statement.above.length > 0 || afterComment;
      text += linesAbove(statement, indent, begins);
      text += begins ? `\n${spaces(indent)}` : i > 0 ? "  " : "";
      text += this.statement(statement, columnAfter(text, column), indent);
      text += beside(statement);
    });
    for (const comment of body.end)
      text += `\n${spaces(indent)}${comment}`;
    return text;
  }

  private statement(statement: Statement, column: number, indent: number): string {
    switch (statement.is) {
      case "lua":
        return statement.text;
      case "do":
        return this.expr(statement.call, column, indent);
      case "return": {
        const values = this.list(statement.values, column + "return ".length, indent);
        return values === "" ? "return" : `return ${values}`;
      }
      case "local": {
        const names = `local ${statement.names.join(", ")}`;
        return names + this.values(statement.values, column + names.length, indent);
      }
      case "set": {
        const targets = this.list(statement.targets, column, indent);
        return targets + this.values(statement.values, columnAfter(targets, column), indent);
      }
      case "each":
      case "count": {
        const names = `for ${statement.names.join(", ")} ${statement.is === "each" ? "in" : "="} `;
        const head = `${names}${this.list(statement.values, column + names.length, indent)} do`;
        return `${head}${this.inner(statement.body, columnAfter(head, column), indent)}end`;
      }
      case "if":
        return this.chain(statement, column, indent);
    }
  }

  private chain({ arms }: Statement & { is: "if" }, column: number, indent: number): string {
    let text = "";
    arms.forEach(({ given, body }, i) => {
      const word = given === null ? "else" : i === 0 ? "if " : "elseif ";
      text += word;
      if (given !== null)
        text += `${this.expr(given, columnAfter(text, column), indent)} then`;
      text += this.inner(body, columnAfter(text, column), indent);
    });
    return `${text}end`;
  }

  private values(values: Expr[], column: number, indent: number): string {
    return values.length === 0 ? "" : ` = ${this.list(values, column + 3, indent)}`;
  }

  private list(exprs: Expr[], column: number, indent: number): string {
    let text = "";
    exprs.forEach((expr, i) => {
      text += i > 0 ? ", " : "";
      text += this.expr(expr, columnAfter(text, column), indent);
    });
    return text;
  }
}

function linesOf({ end, entries, isOpen }: Table): boolean {
  const hasNotes = ({ above, beside }: Notes) => above.length + beside.length > 0;
  return isOpen || end.length > 0 || entries.some((entry) => entry.onNewLine || hasNotes(entry));
}

// Something in it stands on more than one line.
function hasLinesInside(expr: Expr): boolean {
  const isLong = (expr.is === "table" && linesOf(expr)) || (expr.is === "two" && expr.breaks) ||
    (expr.is === "function" && !isInOneLine(expr.body) && expr.body.statements.length > 0) ||
    (expr.is === "lua" && expr.text.includes("\n"));
  return isLong || partsOf(expr).some(hasLinesInside);
}

function isInOneLine(body: Body): boolean {
  const isPlain = (statement: Statement) => statement.above.length + statement.beside.length === 0;
  return body.end.length === 0 && body.statements.every(isPlain) && body.statements[0]?.onNewLine === false;
}

function linesAbove({ above }: Notes, indent: number, begins: boolean): string {
  if (!begins && above.length > 0)
    return above.map((line) => (line === "" ? "" : `${line}\n${spaces(indent)}`)).join("");
  return above.map((line) => (line === "" ? "\n" : `\n${spaces(indent)}${line}`)).join("");
}

function beside({ beside: comments }: Notes): string {
  return comments.map((comment) => `  ${comment}`).join("");
}

export function print(body: Body): string {
  return `${new Printer().statements(body, "", 0, 0).trim()}\n`;
}

// A block alone, on one line: for labels and descriptions.
export function printExpr(expr: Expr): string {
  return new Printer(true).expr(expr, 0, 0);
}
