// Cards of random blocks: each block is one that the menus of the workshop offer at its place.
import { model } from "./blocks_model.mjs";

// Numbers from a seed, the same everywhere (mulberry32).
function randomFrom(seed) {
  return (below) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), seed | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

class Maker {
  constructor(seed, words) {
    this.random = randomFrom(seed);
    this.words = words;
  }

  oneOf(list) {
    return list[this.random(list.length)];
  }

  // A value for a place, which stays what it is if nothing fits.
  value(was, place, scope, depth) {
    const choices = model.choicesOf(place, scope, this.words, depth <= 0);
    return choices.length === 0 ? was : this.grown(this.oneOf(choices).make(), place, scope, depth - 1);
  }

  // With other parts.
  grown(expr, place, scope, depth) {
    const form = model.formOfCall(expr, this.words);
    const inner = model.scopeInside(expr, scope, this.words, place);
    if (form !== undefined)
      this.fill(expr.given[0], form, inner, depth);
    else if (expr.is === "call" && expr.callee.is === "name")
      expr.given = expr.given.map((given, i) => this.part(given, model.placeOfGiven(this.rowOf(expr), i), scope, depth));
    else if (expr.is === "table")
      this.fillTable(expr, place, scope, depth);
    else if (expr.is === "function" && expr.body.statements.length === 0)
      this.act(expr.body, inner, depth);
    else if (expr.is === "function")
      this.vary(expr.body.statements[0], inner, depth);
    else if (expr.is === "two")
      this.sides(expr, scope, depth);
    return expr;
  }

  rowOf(call) {
    return this.words.rowsOf(call.callee.name, "verb", "set word")[0];
  }

  part(was, place, scope, depth) {
    return place.part === undefined ? was : this.value(was, place, scope, depth);
  }

  sides(expr, scope, depth) {
    const type = expr.op === "and" || expr.op === "or" ? "boolean" : "number";
    expr.left = this.value(expr.left, { type }, scope, Math.min(depth, 1));
    expr.right = this.value(expr.right, { type }, scope, Math.min(depth, 1));
  }

  fillTable(table, place, scope, depth) {
    if (place.type === "modes") {
      for (const { value } of table.entries)
        this.grown(value, place, scope, depth);
      return;
    }
    const form = model.formOfPlace(place, this.words);
    if (form?.name === "roll")
      for (const entry of table.entries)
        entry.value = this.value(entry.value, model.placeOfEntry(entry, form), scope, depth);
    else if (form !== undefined)
      this.fill(table, form, scope, depth);
  }

  fill(table, form, scope, depth) {
    const event = table.entries.find(({ key }) => key === "event");
    if (event !== undefined)
      event.value = this.value(event.value, model.placeOfEntry(event, form, table.entries), scope, depth);
    const more = depth > 0 ? this.random(3) : 0;
    for (let i = 0; i < more; i++) {
      const fields = model.fieldsOf(form, table.entries, scope, this.words);
      if (fields.length > 0)
        table.entries.push({ ...this.oneOf(fields).make(), onNewLine: table.isOpen });
    }
    // What functions can name depends on the other fields.
    const isLast = ({ value }) => value.is === "function" || value.is === "table";
    for (const entry of [...table.entries].sort((a, b) => isLast(a) - isLast(b)))
      if (entry.key !== "name" && entry.key !== "event")
        entry.value = this.value(entry.value, model.placeOfEntry(entry, form, table.entries), scope, depth);
  }

  act(body, scope, depth) {
    const count = 1 + this.random(2);
    for (let i = 0; i < count; i++) {
      const statement = this.oneOf(model.statementsOf(scope, this.words)).make();
      body.statements.push(statement);
      this.vary(statement, scope, depth);
      scope = model.scopeAfter(statement, scope, this.words);
      if (statement.is === "return")
        break;
    }
  }

  vary(statement, scope, depth) {
    if (statement.is === "do")
      this.grown(statement.call, { type: "value" }, scope, depth);
    if (statement.is === "set")
      statement.values = statement.values.map((value) =>
        this.value(value, { type: model.typeOf(statement.targets[0], scope, this.words) }, scope, depth));
    if (statement.is === "return")
      statement.values = statement.values.map((value) =>
        this.value(value, { type: model.typeOf(value, scope, this.words) }, scope, depth));
    if (statement.is === "if")
      for (const arm of statement.arms) {
        if (arm.given !== null)
          arm.given = this.value(arm.given, { type: "boolean" }, scope, depth);
        this.act(arm.body, scope, depth - 1);
      }
    if (statement.is === "each")
      this.act(statement.body, model.scopeOfLoop(statement, scope), depth - 1);
  }

  card(name) {
    const deck = this.oneOf(this.words.ofCategory("deck"));
    const table = model.table([{ key: "name", value: { is: "text", text: `"${name}"` }, ...model.onOwnLine }], true);
    const abilities = model.abilitiesOf(deck, model.outside, this.words);
    for (let i = 0; i < 1 + this.random(2); i++)
      table.entries.push(this.oneOf(abilities).make());
    for (const entry of table.entries.slice(1))
      this.grown(entry.value, { type: "part" }, model.outside, 3);
    const call = { is: "call", callee: { is: "name", name: deck.name }, given: [table], isBare: true };
    return { deck: deck.name, body: { statements: [{ is: "return", values: [call], ...model.onOwnLine }], end: [] } };
  }
}

// {deck, text}: the same for the same seed.
export function randomCard(seed, words) {
  const { deck, body } = new Maker(seed, words).card(`Random ${seed}`);
  model.tidy(body, words);
  return { deck, text: model.print(body) };
}
