// Which blocks fit where: for the menus of the view, and for programs that are made at random. Everything is taken from
// the rows of the language, so that a new word is a new block.
import {
  carriedBy, comparisons, fits, followsOthers, formOfPlace, isOfEvent, isSame, type Name, neededOf, parametersOf,
  type Place, sameAs, type Scope,
} from "./scopes.ts";
import {
  type Call, type Entry, type Expr, onOwnLine, plain, type Script, type Statement, type Table, wordOf,
} from "./tree.ts";
import type { Part, Row, Words } from "./words.ts";

export interface Choice<T = Expr> {
  title: string;
  sentence: string;
  category: string;
  make(): T;
}

// Of a new block: a text must not be empty.
const newText = "…";
const text = (value: string): Expr => ({ is: "text", text: JSON.stringify(value) });
const number = (value: number): Expr => ({ is: "number", text: String(value) });
const property = (of: Expr, name: string): Expr => ({ is: "property", of, name });
const call = (callee: string, given: Expr[], isBare = false): Call => ({ is: "call", callee: wordOf(callee), given, isBare });
const two = (op: string, left: Expr, right: Expr): Expr => ({ is: "two", op, left, right, breaks: false });
export const field = (name: string | null, value: Expr): Entry => ({ key: name, value, ...plain });

export function table(entries: Entry[], isOpen = false): Table {
  const lines = isOpen ? entries.map((entry) => ({ ...entry, onNewLine: true })) : entries;
  return { is: "table", entries: lines, isOpen, endsWithComma: isOpen, end: [] };
}

export function script(parameters: string[], statements: Statement[]): Script {
  return { is: "function", parameters, body: { statements, end: [] } };
}

// Those that are not there yet.
export function fieldsOf(form: Row, given: Entry[], scope: Scope, words: Words): Array<Choice<Entry>> {
  const there = new Set(given.map(({ key }) => key));
  const isSaid = (name: string) => [...there].some((one) => typeof one === "string" && isSame(one, name));
  const canBe = ({ name, needs = [] }: Part) =>
    !isSaid(name) && /^\w+$/.test(name) && followsOthers(name, there) && isOfEvent(name, given, words) &&
    (needs.length === 0 || needs.some((other) => there.has(other)));
  return form.parts.filter(canBe).map((part) => ({
    title: part.name,
    sentence: part.sentence ?? part.kind,
    category: "field",
    make: () => field(part.name, defaultOf({ type: part.type, part, form: form.name, beside: given }, scope, words)),
  }));
}

const cards = "card";

// The abilities and modes that a table may contain.
export function abilitiesOf(form: Row, scope: Scope, words: Words): Array<Choice<Entry>> {
  const isAllowed = ({ where = [], name }: Row) =>
    where.includes(form.name) || where.includes(`cards of the deck ${form.name}`) ||
    (form.category === "deck" && where.includes(cards)) || (form.name === "modes" && name === "mode");
  return words.ofCategory("ability").filter(isAllowed).map((row) => ({
    title: row.name,
    sentence: row.sentence,
    category: "ability",
    make: () => ({ ...field(null, newAbility(row, scope, words)), onNewLine: true }),
  }));
}

// What `must`, `can` or `cant` is about: not one of the fields that are about an event, such as `of`.
function actionOf(row: Row, words: Words): Part | undefined {
  const ofEvents = new Set(words.ofCategory("event").flatMap(({ parts }) =>
    parts.filter(({ type }) => type !== "boolean").map(({ name }) => name)));
  const isAction = ({ name, type }: Part) =>
    ["who", "true_or_who"].includes(type) && name !== "who" && !(name in sameAs) && !ofEvents.has(name);
  const isNumber = ({ type, name }: Part) => type === "number" && name !== "level";
  return row.parts.some(({ name }) => name === "effect") ? undefined : row.parts.find(isAction) ?? row.parts.find(isNumber);
}

// With what it cannot do without.
export function newAbility(row: Row, scope: Scope, words: Words): Call {
  const required = row.parts.filter(({ optional, name }) => !optional && /^\w+$/.test(name));
  const entries = required.map((part) => field(part.name, defaultOf({ type: part.type, part, form: row.name }, scope, words)));
  const changed = row.parts.find(({ type }) => type === "number_or_function") ?? actionOf(row, words);
  if (changed !== undefined && entries.length === 0)
    entries.push(field(changed.name, defaultOf({ type: changed.type, part: changed, form: row.name }, scope, words)));
  const has = (name: string) => row.parts.some((part) => part.name === name);
  if (has("effect"))
    entries.push(field("effect", script([], [])));
  if (has("text"))
    entries.push(field("text", text(newText)));
  return call(row.name, [table(entries, true)], true);
}

// ---- Functions

function newCall(row: Row, scope: Scope, words: Words): Expr {
  const given = neededOf(row);
  return call(row.name, given.map((part) => defaultOf({ type: part.type, part }, scope, words)));
}

// Verbs for abilities that roll a die.
const isForRolls = ({ where = [] }: Pick<Row, "where">) => where.some((one) => one.includes("with a `roll`"));
const rolls = ({ ability }: Scope) => ability?.entries.some(({ key }) => key === "roll") === true;

// Verbs that are useless as statements.
const isForItsResult = ({ where = [] }: Row) => where.some((one) => one.includes("for its result"));

const changesGame = ({ where = [] }: Pick<Row, "where">) => !where.some((one) => one.includes("conditions and values"));

function verbs(scope: Scope, words: Words): Row[] {
  return words.ofCategory("verb", "set word").filter(({ category, where = [] }) =>
    (rolls(scope) || !isForRolls({ where })) && (!scope.isPure || (category === "verb" && !changesGame({ where }))));
}

// What can be done.
export function statementsOf(scope: Scope, words: Words): Array<Choice<Statement>> {
  const own = (statement: object): Statement => ({ ...statement, ...onOwnLine }) as Statement;
  const condition = () => defaultOf({ type: "boolean" }, scope, words);
  const logic: Array<Choice<Statement>> = [
    {
      title: "if",
      sentence: "Does something only if a condition holds.",
      category: "logic",
      make: () => own({ is: "if", arms: [{ given: condition(), body: { statements: [], end: [] } }] }),
    },
    {
      title: "if, else",
      sentence: "Does one thing if a condition holds, and another if it does not.",
      category: "logic",
      make: () => own({
        is: "if",
        arms: [condition(), null].map((given) => ({ given, body: { statements: [], end: [] } })),
      }),
    },
    {
      title: "for each",
      sentence: "Does something with each of several players, objects or cards.",
      category: "logic",
      make: () => own({
        is: "each",
        names: ["_", "one"],
        values: [call("ipairs", [call("all", [wordOf("a_player")])])],
        body: { statements: [], end: [] },
      }),
    },
    {
      title: "local",
      sentence: "Gives a value a name, for the lines below.",
      category: "logic",
      make: () => own({ is: "local", names: ["n"], values: [number(1)] }),
    },
    {
      title: "return",
      sentence: "Ends the function with a value: in a condition, whether it holds.",
      category: "logic",
      make: () => own({ is: "return", values: [condition()] }),
    },
  ];
  const written = scope.names.filter(({ type }) => type === "event").flatMap(({ name }) =>
    writableOf(scope, words).map((row): Choice<Statement> => ({
      title: `${name}.${row.name} =`,
      sentence: row.sentence,
      category: "event",
      make: () => own({
        is: "set",
        targets: [property(wordOf(name), row.name)],
        values: [defaultOf({ type: row.type ?? "value" }, scope, words)],
      }),
    })));
  const canBeDone = (row: Row) => changesGame(row) && !isForItsResult(row) && canBeGiven(row, scope, words);
  const done = verbs(scope, words).filter(canBeDone).map((row): Choice<Statement> => ({
    title: row.name,
    sentence: row.sentence,
    category: row.category,
    make: () => own({ is: "do", call: newCall(row, scope, words) }),
  }));
  return [...done, ...written, ...logic];
}

// The properties of the event that its ability may write.
function writableOf(scope: Scope, words: Words): Row[] {
  const event = scope.ability?.entries.find(({ key }) => key === "event")?.value;
  const name = event?.is === "name" ? event.name : "";
  return words.ofCategory("property").filter(({ owner, writable, where = [] }) =>
    ["change", "instead"].includes(scope.kind) &&
    owner === "event" && writable === true && where.includes(`event ${name}`));
}

// Each parameter that must be given can be.
function canBeGiven(row: Row, scope: Scope, words: Words): boolean {
  return neededOf(row).every((part) =>
    choicesOf({ type: part.type, part }, scope, words, true).length > 0);
}

// ---- Values

function wordChoice(row: Row, make = (): Expr => wordOf(row.name)): Choice {
  return { title: row.name, sentence: row.sentence, category: row.category, make };
}

const wordsOfType = (words: Words, ...types: string[]) =>
  words.ofCategory("word").filter(({ type, shape, name }) => types.includes(type ?? "") && shape === name);

function piles(words: Words): Choice[] {
  return ["deck", "discard"].flatMap((of) => words.ofCategory("deck").map((row) => ({
    title: `${of}.${row.name}`,
    sentence: of === "deck" ? `The ${row.name} deck.` : `The discard pile of the ${row.name} deck.`,
    category: "pile",
    make: () => property(wordOf(of), row.name),
  })));
}

const plainChoice = (title: string, sentence: string, category: string, make: () => Expr): Choice =>
  ({ title, sentence, category, make });

// The words that the sentence of a field names: "`your_turn` or `others_turns`", "first = turn".
function namedWords({ part }: Place, words: Words): Choice[] {
  const found = (part?.sentence ?? "").matchAll(/`(\w+)`|= (\w+)|such as (\w+)/g);
  const named = [...found].map((groups) => groups.slice(1).join(""));
  return [...new Set(named)].flatMap((name) => words.rowsOf(name, "word")).map((row) => wordChoice(row));
}

// What an ability may hear the end of. A name that several procedures have stands behind that of its procedure.
function steps(words: Words): Choice[] {
  const heard = words.ofCategory("step").filter(({ where = [] }) => where.includes("field `step`"));
  return heard.map((row) => {
    const isOnly = heard.filter(({ name }) => name === row.name).length === 1;
    const name = isOnly ? row.name : `${row.owner}.${row.name}`;
    return plainChoice(name, row.sentence, "text", () => text(name));
  });
}

// `types`: only those that name something of these types; `takes`: only these.
function nouns(words: Words, scope: Scope, types: string[] = [], takes?: string[]): Choice[] {
  const isMeant = ({ name, type }: Row) => name !== "one_of" && (takes?.includes(name) ?? true) &&
    (types.length === 0 || types.includes(type ?? ""));
  const needed = ({ parts }: Row) => parts.filter(({ optional }) => !optional);
  return words.ofCategory("noun").filter(isMeant).map((row) => {
    const fields = needed(row).map((part) => field(part.name, defaultOf({ type: part.type, part }, scope, words)));
    return wordChoice(row, () => (fields.length > 0 ? call(row.name, [table(fields)], true) : wordOf(row.name)));
  });
}

// Players and objects in the fields of tables.
function who({ part, beside = [] }: Place, scope: Scope, words: Words): Choice[] {
  const name = part?.name ?? "";
  const carried = carriedBy(beside, words)?.find((one) => one.name === (sameAs[name] ?? name));
  const takes = part?.takes ?? carried?.takes;
  const isMeant = (type: string) => carried === undefined || fits(type, carried.type);
  const canBeField = (row: Row) => row.where?.includes("fields that take a player or object") === true;
  const offered = new Set(parametersOf(scope.ability, words).map(({ name }) => name));
  const canStand = ({ name, type = "" }: Row) =>
    words.canStand(name, takes) || (offered.has(name) && !words.canStand(name) && isMeant(type));
  return [
    ...words.ofCategory("parameter").filter((row) => canBeField(row) && canStand(row)).map((row) => wordChoice(row)),
    ...wordsOfType(words, "any player or object")
      .filter(({ name }) => !words.canStand(name) || words.canStand(name, takes)).map((row) => wordChoice(row)),
    ...wordsOfType(words, "groups").filter(({ name }) => words.canStand(name, takes)).map((row) => wordChoice(row)),
    ...nouns(words, scope, takes === undefined ? ["player", "object"] : [], takes),
  ];
}

function function_(statements: () => Statement[]): Choice {
  return plainChoice("function", "Worked out by blocks.", "logic", () => script([], statements()));
}

const returning = (value: Expr): Statement => ({ is: "return", values: [value], ...plain });

function fieldChoices(place: Place, scope: Scope, words: Words): Choice[] {
  const numbers = [plainChoice("a number", "Such as 1.", "number", () => number(leastOf(place)))];
  const history = () => ["happened", "total", "last"].flatMap((name) => words.rowsOf(name, "form")).map((row) =>
    wordChoice(row, () => call(row.name, [table([
      field("event", wordOf("rolled")),
      field("within", wordOf("turn")),
    ])], true)));
  switch (place.type) {
    case "number":
    case "number_none_or_function":
      return numbers;
    case "number_or_function":
      return [...numbers, function_(() => [returning(number(1))]), ...history()];
    case "number_die_or_function":
      return [...numbers, ...words.rowsOf("die", "word").map((row) => wordChoice(row))];
    case "die_values":
      return [1, 2, 3, 4, 5, 6].map((n) => plainChoice(String(n), `A ${n}.`, "number", () => number(n)));
    case "text":
      return place.part?.name === "step" ? steps(words)
        : [plainChoice("a text", "In quotes.", "text", () => text(newText))];
    case "texts":
      return [plainChoice("a list of texts", "In braces.", "text", () => table([field(null, text(newText))]))];
    case "who":
      return who(place, scope, words);
    case "true_or_who":
      return [plainChoice("true", "All of them.", "value", () => wordOf("true")), ...who(place, scope, words)];
    case "noun":
      return nouns(words, scope);
    case "event_word":
      return words.ofCategory("event").filter(({ where = [] }) => place.form === undefined || where.includes(place.form))
        .map((row) => wordChoice(row));
    case "word":
      return namedWords(place, words);
    case "condition":
      return conditions(words, history());
    case "function":
      return [function_(() => [])];
    case "roll":
      return [plainChoice("roll table", "What happens for each number.", "roll", newRoll)];
    case "outcome":
      return [function_(() => []), plainChoice("outcome with a target", "A table.", "roll", () => newOutcome(words))];
    case "modes":
      return [plainChoice("modes", "One of these is chosen.", "ability", () => newModes(words, scope))];
    case "lost_abilities":
      return ["abilities", "eternal"].flatMap((name) => words.rowsOf(name, "word")).map((row) => wordChoice(row));
    default:
      return otherFields(place, scope, words);
  }
}

function otherFields(place: Place, scope: Scope, words: Words): Choice[] {
  const form = formOfPlace(place, words);
  if (form === undefined)
    return [plainChoice("a table", "In braces.", "table", () => table([]))];
  const [part] = form.parts;
  const first = () => field(part.name, defaultOf({ type: part.type, part, form: form.name }, scope, words));
  return [plainChoice(form.name, form.sentence, "table", () => table([first()]))];
}

function conditions(words: Words, history: Choice[]): Choice[] {
  const named = ["your_turn", "not_your_turn"].flatMap((name) => words.rowsOf(name, "word")).map((row) => wordChoice(row));
  const discard = property(wordOf("discard"), deckOf(words));
  const made: Record<string, () => Expr> = {
    not_empty: () => call("not_empty", [discard]),
    has_counters: () => call("has_counters", [number(1)]),
    at_most: () => call("at_most", [table([field("coins", number(0))])], true),
    at_least: () => call("at_least", [table([field("coins", number(1))])], true),
  };
  const calls = Object.entries(made).flatMap(([name, make]) => words.rowsOf(name, "word", "form").slice(0, 1).map((row) =>
    wordChoice(row, make)));
  return [...named, ...calls, ...history, function_(() => [returning(wordOf("true"))])];
}

const deckOf = (words: Words) => words.ofCategory("deck").find(({ name }) => name === "loot")?.name ?? "loot";

function newRoll(): Table {
  const outcome = (values: string): Entry => ({ ...field(null, script([], [])), key: text(values), onNewLine: true });
  return table(["1-3", "4-6"].map(outcome), true);
}

function newOutcome(words: Words): Table {
  const [noun] = words.rowsOf("a_player", "noun");
  return table([field("target", wordOf(noun.name)), field("effect", script([], []))]);
}

function newModes(words: Words, scope: Scope): Table {
  const [row] = words.rowsOf("mode", "ability");
  return table([1, 2].map(() => field(null, newAbility(row, scope, words))), true);
}

function leastOf({ part }: Place): number {
  const least = /(?:from|at least) (-?\d+)/.exec(part?.kind ?? "")?.[1];
  return least === undefined ? 1 : Math.max(Number(least), 1);
}

// Of functions.
function namesThatFit(type: string, scope: Scope, words: Words): Choice[] {
  const seen = new Set<string>();
  return [...scope.names].reverse().filter(({ name, type: of }) => {
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew && name !== "_" && fits(of, type);
  }).map(({ name, type: of }) => {
    const row = words.rowsOf(name, "parameter")[0];
    return plainChoice(name, row?.sentence ?? `A name of this function: ${of}.`, "name", () => wordOf(name));
  }).reverse();
}

function propertiesThatFit(type: string, scope: Scope, words: Words): Choice[] {
  const event = scope.ability?.entries.find(({ key }) => key === "event")?.value;
  const isOf = (row: Row, name: Name) => row.owner === name.type &&
    (row.owner !== "event" || row.where?.includes(`event ${event?.is === "name" ? event.name : ""}`) === true);
  const distinct = scope.names.filter(({ name }, i) => scope.names.findIndex((one) => one.name === name) === i);
  return distinct.flatMap((name) => words.ofCategory("property")
    .filter((row) => fits(row.type ?? "", type) && isOf(row, name))
    .map((row) => plainChoice(`${name.name}.${row.name}`, row.sentence, "property", () => property(wordOf(name.name), row.name))));
}

function verbsThatFit(type: string, scope: Scope, words: Words): Choice[] {
  const isGiven = (row: Row) =>
    row.type !== undefined && row.type !== "none" && fits(row.type, type) && canBeGiven(row, scope, words);
  return verbs(scope, words).filter(isGiven).map((row) => wordChoice(row, () => newCall(row, scope, words)));
}

function logicOf(type: string, scope: Scope, words: Words): Choice[] {
  const some = (of: string) => defaultOf({ type: of }, scope, words);
  if (type === "boolean")
    return [
      plainChoice("true", "Always.", "logic", () => wordOf("true")),
      plainChoice("false", "Never.", "logic", () => wordOf("false")),
      ...comparisons.map((op) => plainChoice(`… ${op} …`, "Compares two numbers.", "logic",
        () => two(op, number(1), number(1)))),
      plainChoice("… and …", "Both hold.", "logic", () => two("and", some("boolean"), some("boolean"))),
      plainChoice("… or …", "One of them holds.", "logic", () => two("or", some("boolean"), some("boolean"))),
      plainChoice("not …", "It does not hold.", "logic", () => ({ is: "one", op: "not", of: some("boolean") })),
    ];
  if (type === "number")
    return [
      plainChoice("a number", "Such as 1.", "number", () => number(1)),
      ...["+", "-", "*"].map((op) =>
        plainChoice(`… ${op} …`, "Calculates.", "number", () => two(op, number(1), number(1)))),
    ];
  return [];
}

function functionChoices(place: Place, scope: Scope, words: Words, isBrief: boolean): Choice[] {
  const { type } = place;
  const worded: Record<string, () => Choice[]> = {
    noun: () => nouns(words, scope, ["player", "object"], place.part?.takes),
    duration: () => wordsOfType(words, "durations").map((row) => wordChoice(row)),
    counter: () => wordsOfType(words, "kinds of counters").map((row) => wordChoice(row)),
    slots: () => wordsOfType(words, "kinds of slots").map((row) => wordChoice(row)),
    event_word: () => words.ofCategory("event").filter(({ where = [] }) => where.includes("emit")).map((row) => wordChoice(row)),
    pile: () => [...namesThatFit(type, scope, words), ...piles(words)],
    ...Object.fromEntries(["text", "plain_text", "card_id"].map((name) =>
      [name, () => [plainChoice("a text", "In quotes.", "text", () => text(newText))]])),
  };
  if (type in worded)
    return worded[type]();
  const groups = wordsOfType(words, "groups", "the game").filter((row) => fits(row.type ?? "", type));
  return [
    ...logicOf(type, scope, words).slice(0, isBrief ? 1 : undefined),
    ...namesThatFit(type, scope, words),
    ...groups.map((row) => wordChoice(row)),
    ...(isBrief ? [] : [...propertiesThatFit(type, scope, words), ...verbsThatFit(type, scope, words)]),
  ];
}

// What fits at a place, the simplest first. `isBrief`: without what has parts of its own.
export function choicesOf(place: Place, scope: Scope, words: Words, isBrief = false): Choice[] {
  const isOfTable = place.form !== undefined || !scope.isInFunction;
  return isOfTable && place.type !== "value" ? fieldOrFlag(place, scope, words) : functionChoices(place, scope, words, isBrief);
}

function fieldOrFlag(place: Place, scope: Scope, words: Words): Choice[] {
  if (place.type === "boolean")
    return ["true", "false"].map((name) => plainChoice(name, "", "value", () => wordOf(name)));
  return place.type === "pile" ? piles(words) : fieldChoices(place, scope, words);
}

// For a new block. Nothing fits: nil, which the view shows as an empty place.
export function defaultOf(place: Place, scope: Scope, words: Words): Expr {
  const choices = choicesOf(place, scope, words, true);
  const [usual] = choices.filter(({ title }) => title === (place.type === "noun" ? "a_player" : "you"));
  return (usual ?? choices[0])?.make() ?? wordOf("nil");
}
