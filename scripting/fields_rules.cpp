// The fields of rulesets and of sets.
#include <algorithm>

#include "engine/procedures.h"
#include "scripting/field_builders.h"
#include "scripting/library.h"
#include "scripting/rules_loader.h"

namespace soulstack::scripting {

namespace {

// ---- Decks and slots ---------------------------------------------------------------------------------------------

// The same name again changes what was there before.
template <class Def>
Def& named(std::vector<Def>& all, std::string_view name) {
  for (Def& def : all)
    if (def.name == name)
      return def;
  all.emplace_back().name = name;
  return all.back();
}

bool is_free(const Reader& r, const std::string& name) {
  const WordInfo* const word = r.words.find(name);
  return !word || word->category == Category::deck;
}

void read_deck(Reader& r, const Given& g, std::vector<DeckDef>& decks) {
  DeckDef deck;
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return r.wrong(g, "a deck: { name = \"loot\" }");
  r.fields(row_of(Form::deck), *table, &deck);
  if (!is_free(r, deck.name))
    return r.error("wrong_value", g, ticked(deck.name) + " is a word already");
  if (!deck.name.empty())
    named(decks, deck.name) = std::move(deck);
}

void read_outline_decks(Reader& r, const Field&, const Given& g, void* into) {
  auto& outline = *static_cast<RulesOutline*>(into);
  if (const auto table = r.table(g))
    r.list(*table, [&](const Given& item) { read_deck(r, item, outline.decks); });
}

// They are in the content already: this is the second look.
void check_decks(Reader& r, const Field&, const Given& g, void*) {
  std::vector<DeckDef> decks;
  const auto table = r.table(g);
  if (!table)
    return r.wrong(g, describe(Takes::list));
  r.list(*table, [&](const Given& item) { read_deck(r, item, decks); });
}

void read_slots(Reader& r, const Field&, const Given& g, void*) {
  const auto table = r.table(g);
  if (!table)
    return r.wrong(g, describe(Takes::table));
  r.named(*table, [&](const Given& item) {
    const auto written = r.table(item);
    if (!written)
      return r.wrong(item, "slots: { deck = \"monster\", count = 2 }");
    r.fields(row_of(Form::slot), *written, &named(r.content.slot_types, item.field));
  });
}

void read_deck_of_slots(Reader& r, const Field&, const Given& g, void* into) {
  const auto name = r.text(g);
  if (!name)
    return;
  const DeckId deck = r.content.find_deck(*name);
  Nearest nearest(*name);
  for (const DeckDef& def : r.content.decks)
    nearest.offer(def.name);
  if (!deck.known())
    r.error("unknown_word", g, "there is no deck " + ticked(*name), nearest.word());
  static_cast<SlotTypeDef*>(into)->deck = deck;
}

// ---- Options and procedures --------------------------------------------------------------------------------------

void read_options(Reader& r, const Field&, const Given& g, void* into) {
  auto& options = static_cast<Ruleset*>(into)->options;
  const auto table = r.table(g);
  if (!table)
    return r.wrong(g, describe(Takes::table));
  r.named(*table, [&](const Given& item) {
    const auto value = r.text(item);
    if (!value)
      return;
    const auto known = std::find_if(options.begin(), options.end(), [&](auto& o) { return o.first == item.field; });
    if (known == options.end())
      options.emplace_back(item.field, *value);
    else
      known->second = *value;
  });
}

int find_step(const ProcedureRow& procedure, std::string_view name) {
  for (std::size_t i = 0; i < procedure.steps.size(); ++i)
    if (procedure.steps[i].name == name)
      return static_cast<int>(i);
  return -1;
}

void name_step(Reader& r, const Given& g, const ProcedureRow& procedure, StepRow& into) {
  const auto name = r.text(g);
  if (!name)
    return;
  const int step = find_step(procedure, *name);
  if (step >= 0) {
    into.step = static_cast<std::uint16_t>(step);
    return;
  }
  Nearest nearest(*name);
  for (const StepInfo& known : procedure.steps)
    nearest.offer(known.name);
  r.error("unknown_step", g, ticked(procedure.name) + " has no step " + ticked(*name), nearest.word());
}

// "roll", or { "roll", priority = always, stack = true }
void read_step(Reader& r, const Given& g, const ProcedureRow& procedure, StepRow& into) {
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return name_step(r, g, procedure, into);
  r.fields(row_of(Form::step), *table, &into);
  int names = 0;
  r.list(*table, [&](const Given& item) {
    if (++names == 1)
      name_step(r, {item.index, item.line, g.field, item.site}, procedure, into);
  });
  if (names != 1)
    r.wrong(g, "the name of a step");
}

void read_priority(Reader& r, const Field&, const Given& g, void* into) {
  PassesPriority& priority = static_cast<StepRow*>(into)->priority;
  if (r.is(g, Word::always))
    priority = PassesPriority::always;
  else if (r.is(g, Word::if_triggered))
    priority = PassesPriority::if_triggered;
  else
    r.wrong(g, "`always` or `if_triggered`");
}

void read_procedure(Reader& r, const Given& g, Ruleset& rules) {
  const auto rows = procedure_rows();
  const auto row = std::find_if(rows.begin(), rows.end(), [&](const ProcedureRow& p) { return p.name == g.field; });
  if (row == rows.end() || !row->ordered_by_rules) {
    Nearest nearest(g.field);
    for (const ProcedureRow& known : rows)
      if (known.ordered_by_rules)
        nearest.offer(known.name);
    return r.error("unknown_procedure", g, "there is no procedure " + ticked(g.field) + " to be ordered",
                   nearest.word());
  }
  const auto table = r.table(g);
  if (!table)
    return r.wrong(g, "a list of steps");
  rules.procedures.resize(rows.size());
  ProcedureDef& procedure = rules.procedures[static_cast<std::size_t>(row - rows.begin())];
  procedure.name = row->name;
  procedure.rows.clear();
  r.list(*table, [&](const Given& item) {
    const Given step{item.index, item.line, g.field, item.site};
    read_step(r, step, *row, procedure.rows.emplace_back());
  });
}

void read_procedures(Reader& r, const Field&, const Given& g, void* into) {
  const auto table = r.table(g);
  if (!table)
    return r.wrong(g, describe(Takes::table));
  r.named(*table, [&](const Given& item) { read_procedure(r, item, *static_cast<Ruleset*>(into)); });
}

// ---- Numbers -----------------------------------------------------------------------------------------------------

template <Number N>
constexpr Field rule_number(std::string_view name, int least, int most, std::string_view rule,
                            std::string_view sentence) {
  const auto read = [](Reader& r, const Field& f, const Given& g, void* into) {
    if (const auto n = r.number(g, f.least, f.most))
      static_cast<Ruleset*>(into)->numbers[static_cast<std::size_t>(N)] = *n;
  };
  return field(name, bit(Form::numbers), Takes::number, read, rule, sentence).between(least, most);
}

void read_numbers(Reader& r, const Field&, const Given& g, void* into) {
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return r.wrong(g, describe(Takes::table));
  r.fields(row_of(Form::numbers), *table, into);
}

// It has been followed already.
void check_extends(Reader& r, const Field&, const Given& g, void*) { r.text(g); }

constexpr Forms rules = bit(Form::rules);
constexpr Forms set = bit(Form::set);

// clang-format off
constexpr Field of_rules[] = {
    text<&RulesOutline::extends>("extends", bit(Form::outline), "", ""),
    field("decks", bit(Form::outline), Takes::list, read_outline_decks, "", ""),

    text<&Ruleset::name>("name", rules, "", "The name by which it is asked for: that of its file.").and_required(),
    text<&Ruleset::title>("title", rules, "", "What people call it."),
    field("extends", rules, Takes::text, check_extends, "", "The ruleset that this one changes."),
    field("decks", rules, Takes::list, check_decks, "2.1", "The decks, each of them a table; cards are made by words of the same names."),
    field("slots", rules, Takes::table, read_slots, "14.1", "The kinds of slots by name."),
    field("numbers", rules, Takes::table, read_numbers, "1.8", "The numbers of the rules."),
    field("options", rules, Takes::table, read_options, "", "What is neither a number nor a step."),
    field("procedures", rules, Takes::table, read_procedures, "", "The order of the steps of each procedure."),

    text<&DeckDef::name>("name", bit(Form::deck), "2.1", "Its name; its cards are in the folder of that name.").and_required(),
    flag<&DeckDef::drawn_from>("drawn_from", bit(Form::deck), "2.14", "False: its cards start outside the game."),
    field("deck", bit(Form::slot), Takes::text, read_deck_of_slots, "14.2.1", "The deck that they are refilled from.").and_required(),
    number<&SlotTypeDef::count>("count", bit(Form::slot), 0, 12, "1.8", "How many there are at the start.").and_required(),
    field("priority", bit(Form::step), Takes::word, read_priority, "13.2.7", "When priority passes after the step."),
    flag<&StepRow::on_stack>("stack", bit(Form::step), "5.2.2", "The step is put on the stack."),

    // In the order of Number.
    rule_number<Number::attacks_per_turn>("attacks_per_turn", 0, unlimited, "1.8", "Attacks that the active player may declare."),
    rule_number<Number::purchases_per_turn>("purchases_per_turn", 0, unlimited, "1.8", "Purchases that the active player may declare."),
    rule_number<Number::loot_plays>("loot_plays", 0, unlimited, "1.8", "Loot cards that the active player may play."),
    rule_number<Number::loot_step>("loot_step", 0, 99, "1.8", "Loot cards drawn in the loot step."),
    rule_number<Number::hand_limit>("hand_limit", 0, unlimited, "1.8", "Loot cards kept at the end of the turn."),
    rule_number<Number::price>("price", 0, 99, "1.8", "What a shop item costs, in ¢."),
    rule_number<Number::souls_to_win>("souls_to_win", 1, 99, "1.8", "Souls needed to win."),
    rule_number<Number::starting_loot>("starting_loot", 0, 99, "1.8", "Loot cards that a player starts with."),
    rule_number<Number::starting_coins>("starting_coins", 0, 999, "1.8", "¢ that a player starts with."),
    rule_number<Number::bonus_souls>("bonus_souls", 0, 99, "1.8", "Bonus souls in a game."),
    rule_number<Number::dice_sides>("dice_sides", 1, 6, "1.8", "Sides of a die."),
    rule_number<Number::evasion_least>("evasion_least", 0, 6, "1.8", "The least evasion that effects can bring about."),
    rule_number<Number::evasion_most>("evasion_most", 1, 7, "1.8", "The greatest evasion that effects can bring about."),
    rule_number<Number::death_coins>("death_coins", 0, 99, "13.5.3", "¢ lost by dying."),
    rule_number<Number::death_loot>("death_loot", 0, 99, "13.5.3", "Loot cards discarded by dying."),
    rule_number<Number::death_items>("death_items", 0, 99, "13.5.3", "Items destroyed by dying."),
    rule_number<Number::repeats_per_turn>("repeats_per_turn", 1, 10000, "1.9", "How often a player may activate the same ability in one turn."),
};

constexpr Field of_sets[] = {
    text<&SetDef::id>("id", set, "", "The name before the colon in the ids of its cards.").and_required(),
    text<&SetDef::title>("title", set, "", "What people call it.").and_required(),
    text<&SetDef::version>("version", set, "", "Its version: \"1.0.0\".").and_required(),
    number<&SetDef::api>("api", set, 1, 1, "", "The version of the vocabulary that it is written in.").and_required(),
    texts<&SetDef::authors>("authors", set, "", "Who made it."),
    text<&SetDef::license>("license", set, "", "Its license."),
    texts<&SetDef::requires_sets>("requires", set, "", "Ids of sets that it needs."),
    texts<&SetDef::conflicts>("conflicts", set, "", "Ids of sets that it can't be used with."),
    texts<&SetDef::after>("after", set, "", "Ids of sets that it is loaded after, if they are there."),
};
// clang-format on

}  // namespace

static_assert(std::size(of_rules) <= most_fields && std::size(of_sets) <= most_fields);
std::span<const Field> rules_fields() { return of_rules; }
std::span<const Field> set_fields() { return of_sets; }

}  // namespace soulstack::scripting
