// The whole language as one text, for search, printing and writing aids: each word with its sentence and a line of example.
import { introduction, sectionsOf } from "./reference_layout.mjs";

const closing = { "(": ")", "{": "}", "[": "]" };

// Where the bracket that opens at `at` is closed, after its end; the end of the text if it is not.
function endOfBracket(text, at) {
  const open = [];
  for (let i = at; i < text.length; ++i) {
    if (text[i] === '"')
      i = text.indexOf('"', i + 1);
    else if (closing[text[i]] !== undefined)
      open.push(closing[text[i]]);
    else if (text[i] === open.at(-1))
      open.pop();
    if (i < 0)
      break;
    if (open.length === 0)
      return i + 1;
  }
  return -1;
}

// Where the value that begins at `at` ends: at a comma or bracket that is not its own.
function endOfValue(text, at) {
  let i = at;
  while (i < text.length && !",)}".includes(text[i])) {
    const end = closing[text[i]] !== undefined || text[i] === '"' ? endOfBracket(text, i) : i + 1;
    if (end < 0 || text.startsWith("function", i))
      return -1;
    i = end;
  }
  return i;
}

const longest = 32; // of an example

function kept(code) {
  return code !== undefined && code.length <= longest ? code : undefined;
}

// "deal(1, target)" in a line that calls deal.
function callIn(line, name, before = "") {
  const found = new RegExp(`(?<![\\w.])${before}${name}(?=[ ({"]|$)`).exec(line);
  if (found === null)
    return undefined;
  const at = found.index + found[0].length;
  const begin = line[at] === " " ? at + 1 : at;
  const end = '({"'.includes(line[begin] ?? " ") ? endOfBracket(line, begin) : -1;
  return end < 0 ? undefined : kept(line.slice(found.index, end));
}

// "first = turn" in a line that gives the field `first`.
function fieldIn(line, name) {
  const found = new RegExp(`(?<![\\w.])${name} += +(?!=)`).exec(line);
  if (found === null)
    return undefined;
  const end = endOfValue(line, found.index + found[0].length);
  const code = end < 0 ? undefined : line.slice(found.index, end).trim().replace(/ +/g, " ");
  return code === undefined || code.endsWith("=") ? undefined : kept(code);
}

// "you.coins" in a line that reads it.
function memberIn(line, name) {
  return kept(new RegExp(`\\w[\\w.]*[.:]${name}(?!\\w)`).exec(line)?.[0]);
}

function wordIn(line, name) {
  return fieldWith(line, name) ?? callIn(line, name) ?? name;
}

// "till = forever" in a line that gives the word `forever` to a field.
function fieldWith(line, value) {
  return kept(new RegExp(`\\w+ = ${value}(?!\\w)`).exec(line)?.[0]);
}

const usualValues = {
  boolean: "true", number: "1", text: '"..."', list: "{ ... }", noun: "a_player", who: "you", die_values: "6",
  least: "{ hp = 1 }", number_or_function: "1", number_none_or_function: "1", number_die_or_function: "1",
  given_abilities: "guppy", lost_abilities: "abilities", word: "turn", true_or_who: "true", texts: '{ "..." }', text_or_table: '"..."',
  function: "function() ... end", scenario_function: "function(t) ... end", piles: '{ loot = { "bomb" } }', event_word: "rolled", counter: "hp_counter", pile: "deck.loot", cost: "{ coins = 1 }", condition: "your_turn",
};

// The lines of examples of whole abilities are often longer than one line.
const usualAbilities = {
  play: "play { effect = function(you) gain_coins(you, 1) end }",
  tap: "tap { effect = ... }",
  paid: "paid { cost = { coins = 1 }, effect = ... }",
  when: "when { event = rolled, value = 6, effect = ... }",
  would: "would { event = death, of = you, effect = function(event) prevent(event) end }",
  change: "change { event = rolling, of = you, effect = function(event) event.dice = 2 end }",
  instead: "instead { event = coins_lost, of = you, effect = function(you) draw_loot(you, 1) end }",
  revealed: "revealed { effect = function() end_turn() end }",
  always: "always { hp = 1, of = you }",
  cant: "cant { attack = this }",
  must: "must { who = active, attack = target }",
  can: "can { who = you, extra_loot_play = a_loot_card { trinket = true } }",
  lasting: "lasting { till = end_of_turn, always { of = target, hp = 2 } }",
  claim: "claim { coins = 20 }",
  mode: "choose = { mode { effect = ... }, mode { ... } }",
};

// Fields whose values are of a kind of their own, by their names and types.
const usualFields = {
  "kind word": "hp_counter", "where function": "function(it) ... end", "cover who": "this", "discard who": "this",
  "see_hand who": "others", "extra_loot_play who": "a_loot_card", "give_item noun": "an_item",
};

function exampleOf(entry) {
  const { category, name, shape, type } = entry;
  const line = entry.example?.text ?? "";
  switch (category) {
    case "verb":
    case "scenario function":
    case "lua function":
      return callIn(line, name.replace(/^math$/, "math\\.max")) ?? shape;
    case "field":
    case "rules field":
    case "set field":
    case "number":
    case "scenario field":
    case "noun condition":
      return fieldIn(line, name) ?? `${name} = ${usualFields[`${name} ${type}`] ?? usualValues[type] ?? "{ ... }"}`;
    case "option":
      return shape.replace(/^options = \{ (.*) \}$/, "$1");
    case "procedure":
      return name;
    case "event":
      return name; // under a heading with `event = NAME`
    case "property":
      return memberIn(line, name) ?? `${{ player: "you", object: "this" }[entry.owner] ?? entry.owner}.${name}`;
    case "scenario table":
    case "scenario player":
      return callIn(line, name, "t[.:](?:P\\d:)?") ?? (shape.includes("(") ? shape : memberIn(line, name) ?? shape);
    case "ability":
      return usualAbilities[name] ?? shape;
    case "parameter":
      return shape.replace(/^function(.*) ... end$/, "$1");
    case "noun":
      return callIn(line, name) ?? fieldWith(line, name) ?? shape;
    case "word":
      return /[.({]/.test(shape) ? callIn(line, name) ?? shape : wordIn(line, name);
    default:
      return callIn(line, name) ?? shape;
  }
}

// As it stands in the text: without the full stop and the marks of code, with an arrow before a result. What an event
// carries is in capitals: "OF gained AMOUNT ¢ from the game".
function plainSentence(entry) {
  const text = entry.sentence.replace(/\.$/, "").replace(/(?:;|\.) returns /i, " -> ");
  const marked = entry.category !== "event" ? text : text.replace(/`(\w+)`/g, (_, name) => name.toUpperCase());
  return marked.replaceAll("`", "");
}

// The arguments of a verb that its example leaves out, with the names of its options: "[by?, { lethal, combat }?]".
function leftOut(entry, example) {
  if (entry.category !== "verb" || entry.shape === example)
    return "";
  const options = entry.parts.filter((part) => part.sentence?.includes("In the table of options")).map((part) => part.name);
  const given = example.includes(", {") ? 9 : example.split(",").length;
  const optional = entry.shape.replace(/^.*?\(|\)$/g, "").split(", ").slice(given).filter((one) => one.endsWith("?"))
    .map((one) => one.replace("{ options }", `{ ${options.join(", ")} }`));
  return optional.length === 0 ? "" : ` [${optional.join(", ")}]`;
}

// An example at the end of the sentence stands before it: "at_most { coins = 0 }	Your numbers are at most these".
function lineOf(entry) {
  const sentence = plainSentence(entry);
  const [, meaning, own, rest = ""] = /^(.*): (\w+[^:]*?[})\w])(\. [^:]*)?$/.exec(sentence) ?? [];
  if (own !== undefined && /[={(]/.test(own) && new RegExp(`^${entry.name}\\b`).test(own))
    return `${own}\t${meaning}${rest}`;
  const example = exampleOf(entry);
  if (/field|condition/.test(entry.category) && example === `${entry.name} = true`)
    return `${entry.name}\t${sentence}`;
  return `${example}${leftOut(entry, example)}\t${sentence}`;
}

function groupText({ tables, form, entries }) {
  const isOfEvents = entries.every((entry) => entry.category === "event");
  const named = isOfEvents ? `# ${tables} { event = NAME }` : `# ${tables}`;
  const head = form !== null ? `# ${lineOf(form)}` : tables === "" ? "" : named;
  const lines = entries.filter((entry) => entry.name !== form?.name || entry.sentence !== form.sentence).map(lineOf);
  return [...(head === "" ? [] : [head]), ...lines].join("\n").replaceAll("{ ... }", "{...}");
}

// "setup = { ... } shuffle_decks fill_shop lay_final_boss?>shuffle_decks deal_hands?>": > alone means the step before it.
function stepText(entry, at, steps) {
  const after = /, after `(\w+)`/.exec(entry.sentence)?.[1];
  const optional = entry.sentence.includes("may leave it out") ? "?" : "";
  const place = after === undefined ? "" : after === steps[at - 1]?.name ? ">" : `>${after}`;
  return `${entry.name}${optional}${place}`;
}

// One line: their sentences differ only in the name of the deck.
function decks(entries) {
  const names = entries.filter((entry) => entry.category === "deck").map((entry) => entry.name);
  return `## Cards\n${names.map((name) => `${name} {...}`).join(", ")}\tA card of the deck of that name`;
}

function procedures(entries) {
  const of = (category) => entries.filter((entry) => entry.category === category);
  const rows = of("procedure").map((procedure) => {
    const steps = of("step").filter((step) => step.owner === procedure.name).map(stepText);
    return `${fieldIn(procedure.example?.text ?? "", procedure.name) ?? `${procedure.name} = { ... }`}\t${steps.join(" ")}`;
  });
  return `## procedures = { ... } of a ruleset: edits of its steps
A ruleset gives the order of the steps. Each ruleset has them; it may leave out those with ?, >x stands after x, > after
the step before it.
${rows.join("\n")}`;
}

// Lines of examples that use words of their own set say little elsewhere.
function withOwnWords(words) {
  const names = new Set(words.map(({ name }) => name));
  const isKnown = (word) => !word.includes("_") || names.has(word);
  return words.map((word) => {
    const line = word.example?.text.replace(/"[^"]*"/g, "") ?? "";
    return (line.match(/\w+/g) ?? []).every(isKnown) ? word : { ...word, example: undefined };
  });
}

// `words` are the entries of `soulstack words --json`.
export function referenceText(words) {
  const entries = withOwnWords(words);
  const parts = sectionsOf(entries).map(({ title, groups }) => `## ${title}\n${groups.map(groupText).join("\n")}`);
  return `${[introduction, decks(entries), ...parts, procedures(entries)].join("\n\n")}\n`;
}
