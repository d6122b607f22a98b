// How reference.txt is divided: its introduction, and the groups of words with what holds for all words of a group.
export const introduction = `Soulstack's language of cards, rulesets and scenarios, in Lua: each word as an example, and what it means.
[...] may be added to a call; what ends with ? may be left out or nil; the result is after ->. A field or
condition without a value is true or false: eternal = true.

A set is a folder with set.lua: return set { id = "mine", title = "Mine", version = "0.1", api = 1, authors = { "me" },
license = "CC0-1.0", requires = { "base" } }. A card is a file DECK/ID.lua, a ruleset rules/NAME.lua, a test of them
scenarios/DECK/ID.lua or scenarios/rules/NAME.lua:

-- loot/spark.lua
return loot { name = "Spark", play {
  text = "Deal 1 damage to a monster. Gain 1¢.", target = a_monster,
  effect = function(target, you) deal(1, target)  gain_coins(you, 1) end } }
-- scenarios/loot/spark.lua
scenario "Spark burns a fly and pays" {
  players = { { name = "P1", hand = { "spark" } }, { name = "P2" } }, monsters = { "fly" },
  play = function(t) t.P1:play("spark", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.coins == 2) end }
-- monster/loot_goblin.lua
return monster { name = "Loot Goblin", hp = 2, evasion = 3, attack = 1,
  when { event = monster_died, of = this, text = "When this dies, roll. 1-4: discard 1 loot. 5-6: loot 2.", roll = {
    ["1-4"] = function(you) discard_loot(you, 1) end, ["5-6"] = function(you) draw_loot(you, 2) end } } }

Functions get what their parameters are named after, in any order. Texts of abilities are checked against their code:
amounts, costs, targets, "you may" (may = true), "each time" (when), "if ... would" (would). For several, fields take a
noun, of = a_monster; functions take players, monsters or a list.`;

const section = (title, ...categories) => ({ title, categories });

const order = [
  section("Abilities", "ability"),
  section("Fields of cards and abilities", "form", "field"),
  section("Events: when hears of them afterwards, the others before; OF, BY, AMOUNT are event.of, ...", "event"),
  section("Verbs, in functions", "verb"),
  section("Parameters: function(you, target) ... end", "parameter"),
  section("Properties, in functions", "property"),
  section("Nouns: targets, choices, and what events are about", "noun"),
  section("Conditions of nouns: an_item { eternal = false }", "noun condition"),
  section("Words", "word"),
  section("Lua's own functions", "lua function"),
  section("Rulesets", "rules form", "rules field"),
  section("numbers = { ... } of a ruleset", "number"),
  section("options = { ... } of a ruleset; the default is the other value", "option"),
  section("Sets", "set form", "set field"),
  section("Scenarios", "scenario function", "scenario form", "scenario field"),
  section("The table t, in play and expect of a scenario", "scenario table"),
  section("Players, in play and expect of a scenario", "scenario player"),
];

// Forms of rulesets and of sets stand with their fields.
function categoryOf(entry, owners) {
  if (entry.category !== "form")
    return entry.category;
  return owners.get(entry.name) ?? "form";
}

const abilities = ["play", "tap", "paid", "when", "would", "change", "instead", "revealed", "always", "cant", "must", "can", "mode"];

// "all but revealed" for most of the abilities.
function listed(tables) {
  const others = tables.filter((table) => !abilities.includes(table));
  const missing = abilities.filter((ability) => !tables.includes(ability));
  if (missing.length > 5)
    return tables.join(", ");
  return `${["all abilities", ...others].join(", ")}${missing.length === 0 ? "" : `, but not ${missing.join(", ")}`}`;
}

// The tables that have the field; one table is named by its form.
function tablesOf(entry) {
  if (entry.category === "scenario field")
    return entry.owner;
  return /field|event/.test(entry.category) ? listed([...new Set(entry.where)]) : "";
}

function groupsOf(entries) {
  const forms = new Map(entries.filter((e) => /form$/.test(e.category)).map((e) => [e.name, e]));
  const groups = new Map();
  for (const entry of entries.filter((e) => !/form$/.test(e.category))) {
    const tables = tablesOf(entry);
    if (!groups.has(tables))
      groups.set(tables, { tables, form: forms.get(tables) ?? null, entries: [] });
    groups.get(tables).entries.push(entry);
  }
  const alone = [...forms.values()].filter((form) => !groups.has(form.name));
  return [{ tables: "", form: null, entries: alone }, ...groups.values()].filter((group) => group.entries.length > 0);
}

// The sections with their groups. A group has words with the same tables, and the form of that table if it is only one.
export function sectionsOf(entries) {
  const owners = new Map();
  for (const kind of ["rules", "set"])
    for (const entry of entries.filter((e) => e.category === `${kind} field`))
      owners.set(entry.owner, `${kind} form`);
  return order.map(({ title, categories }) => ({
    title,
    groups: groupsOf(entries.filter((entry) => categories.includes(categoryOf(entry, owners)))),
  }));
}
