// Walks through the tables of a card or a ruleset.
#include "scripting/checker/file_walk.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <optional>
#include <utility>

#include "engine/model/content.h"
#include "scripting/checker/ability_fields.h"
#include "scripting/checker/card_counters.h"
#include "scripting/checker/flow.h"
#include "scripting/reading/event_fields.h"
#include "scripting/registry/event_words.h"
#include "scripting/registry/roll_values.h"
#include "scripting/registry/schema.h"

namespace soulstack::scripting {

using namespace syntax;

namespace {

// What the abilities around a function offer to it.
struct Around {
  EventType event = EventType::none;
  std::optional<bool> is_your_turn{};     // if that is certain
  Known of{}, by{};                       // who these are in the event
  std::map<std::string, Known> chosen{};  // targets and choices, by name
  std::optional<Known> die{};             // in an outcome of a roll, or of the event
  bool event_die = false;                 // of the event: `amount` is something else
  std::string text{};
  std::string form{};  // the constructor
  std::string card{};  // the type of the card: the name of its deck, or of the one that it plays as
  bool is_eternal = false;
  bool has_hp = false;
  bool rolls = false;  // the ability has a table of outcomes
};

enum class Used : std::uint8_t { effect, condition, value };

bool is_chosen(std::string_view name) { return name.starts_with("target") || name.starts_with("choice"); }

std::string lower(std::string_view text) {
  std::string all;
  for (const char c : text)
    all += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return all;
}

bool says(std::string_view text, std::initializer_list<std::string_view> words) {
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view word) { return text.find(word) != std::string_view::npos; });
}

class Walk {
 public:
  Walk(FileCheck& check, const Usage* usage) : check_(check), tree_(check.tree), counters_(check, usage) {
    if (usage)
      flows_.most_sides = usage->most_sides;
    count_uses();
    is_called_.resize(tree_.functions.size());
  }

  void run() {
    for (const StatId id : tree_.block(tree_.function(0).body).stats)
      top(tree_.stat(id));
    own_functions();
    unused();
    counters_.report();
    check_early_looks(check_);
    check_joined_nouns(check_);
  }

 private:
  // ---- Locals

  void count_uses() {
    flows_.locals.resize(tree_.locals.size());
    for (const Expr& e : tree_.exprs)
      if (e.kind == ExprKind::name && e.local != none)
        ++use(e.local).reads;
    for (std::size_t f = 0; f < tree_.functions.size(); ++f)
      writes_in(static_cast<FunctionIndex>(f), tree_.functions[f].body);
  }
  LocalUse& use(LocalId id) { return flows_.locals[static_cast<std::size_t>(id)]; }

  // Of the statements of one function; those inside it have their own.
  void writes_in(FunctionIndex f, BlockId id) {
    if (id == none)
      return;
    for (const StatId one : tree_.block(id).stats) {
      const Stat& s = tree_.stat(one);
      if (s.kind == StatKind::assign || s.kind == StatKind::function)
        for (const ExprId target : s.targets)
          written(f, target);
      for (std::size_t i = 0; i < std::min(s.locals.size(), s.values.size()); ++i)
        if (const Expr& value = tree_.expr(tree_.bare(s.values[i])); value.kind == ExprKind::function)
          use(s.locals[i]).function = value.function;
      writes_in(f, s.block);
      for (const BlockId inner : s.blocks)
        writes_in(f, inner);
    }
  }
  void written(FunctionIndex f, ExprId target) {
    const Expr& e = tree_.expr(target);
    if (e.kind != ExprKind::name || e.local == none)
      return;
    --use(e.local).reads;
    ++use(e.local).writes;
    use(e.local).is_shared = use(e.local).is_shared || tree_.local(e.local).function != f;
    reassigned_.insert(e.local);
  }

  // ---- Tables

  void top(const Stat& s) {
    for (const ExprId value : s.values)
      walk(value, {}, "");
    for (std::size_t i = 0; i < s.locals.size() && i < s.values.size(); ++i) {
      LocalUse& local = use(s.locals[i]);
      if (reassigned_.contains(s.locals[i]))
        local.function = none;
      const Expr& value = tree_.expr(tree_.bare(s.values[i]));
      if (local.writes == 0 && value.kind != ExprKind::function && value.kind != ExprKind::call) {
        const FileCheck::Quiet quiet(check_);
        local.fixed = Flow(check_, flows_, {}).value(s.values[i]);
      }
    }
    for (const BlockId inner : s.blocks)
      for (const StatId one : tree_.block(inner).stats)
        top(tree_.stat(one));
    if (s.block != none)
      for (const StatId one : tree_.block(s.block).stats)
        top(tree_.stat(one));
  }

  // `field` is the name of the value in its table.
  void walk(ExprId id, const Around& around, const std::string& field) {
    id = tree_.bare(id);
    const Expr& e = tree_.expr(id);
    if (e.kind == ExprKind::call) {
      const WordInfo* const word = check_.word_at(e.a);
      const bool is_noun = word && word->category == Category::noun;
      if (is_noun)
        return noun(e, around);
      for (const ExprId one : e.list)
        walk_table(tree_.bare(one), around, word ? std::string(word->name) : "");
      return;
    }
    if (e.kind == ExprKind::table)
      return walk_table(id, around, field);
    if (const FunctionIndex f = function_at(id); f != none && !field.empty())
      script(f, around, field);
  }

  // Of the fields of a noun, only `where` has a function.
  void noun(const Expr& call, const Around& around) {
    for (const ExprId argument : call.list)
      if (const TableField* const where = find(tree_.expr(tree_.bare(argument)), "where"))
        walk(where->value, around, "where");
  }

  FunctionIndex function_at(ExprId id) {
    const Expr& e = tree_.expr(id);
    if (e.kind == ExprKind::function)
      return e.function;
    return e.kind == ExprKind::name && e.local != none ? use(e.local).function : none;
  }

  const TableField* find(const Expr& table, std::string_view name) const {
    for (const TableField& field : table.fields)
      if (field.name == name)
        return &field;
    return nullptr;
  }

  void walk_table(ExprId id, const Around& outer, const std::string& form) {
    const Expr& e = tree_.expr(id);
    if (e.kind != ExprKind::table)
      return walk(id, outer, "");
    const Around around = surroundings(e, outer, form);
    if (form == "word")
      return word_of_set(e);
    if (form == "lasting")
      lasting(e, around);
    counters_.table(e, form, around.event);
    check_table(check_, e, {form, around.card, around.event, around.is_eternal, around.has_hp});
    if (form == "always")
      for (const TableField& field : e.fields)
        if (const Expr& n = tree_.expr(tree_.bare(field.value)); n.kind == ExprKind::integer && n.integer == 0)
          check_.warning("no_effect", field.name_at, "0 changes nothing");
    if (form == "roll")
      nothing_rolled(e);
    repeated(e);
    turns(e, around);
    bounds(e);
    for (const TableField& field : e.fields) {
      const std::string name = key_of(field);
      Around inner = around;
      if (form == "roll" && (!name.empty() || field.key != none))
        inner.die = die_of(name), inner.event_die = false;
      if (form == "always" && name == "has")
        inner = of_another_card();
      walk(field.value, inner, name.empty() ? (field.key != none ? "outcome" : "") : name);
    }
  }

  // Abilities that are given belong to another object, which may be a card of any deck.
  static Around of_another_card() {
    Around around;
    around.card = "any card";
    return around;
  }

  // A roll all of whose outcomes are `nothing`.
  void nothing_rolled(const Expr& roll) {
    const auto is_outcome = [&](const TableField& field) { return values_of(key_of(field)) != 0; };
    const auto is_nothing = [&](const TableField& field) {
      const WordInfo* const word = check_.word_at(field.value);
      return !is_outcome(field) || (word && word->name == "nothing");
    };
    if (std::any_of(roll.fields.begin(), roll.fields.end(), is_outcome) &&
        std::all_of(roll.fields.begin(), roll.fields.end(), is_nothing) && !find(roll, "each"))
      check_.warning("does_nothing", roll.range, "each outcome of this roll is `nothing`");
  }

  // The same ability or mode twice.
  void repeated(const Expr& table) {
    std::set<std::string> seen;
    for (const TableField& field : table.fields) {
      const Expr& e = tree_.expr(tree_.bare(field.value));
      const WordInfo* const word = field.name.empty() && e.kind == ExprKind::call ? check_.word_at(e.a) : nullptr;
      if (word && form_of(std::string(word->name)) && !seen.insert(check_.key_of(field.value)).second)
        check_.warning("repeated", e.range, "this is the same as an earlier " + ticked(word->name));
    }
  }

  std::string_view word_of_field(const Expr& table, std::string_view name) const {
    const TableField* const field = find(table, name);
    const WordInfo* const word = field ? check_.word_at(field->value) : nullptr;
    return word ? word->name : std::string_view();
  }

  // Your own turn does not start in the turn of another player.
  void turns(const Expr& table, const Around& around) {
    if (!is_of_turns(around.event) || !find(table, "event"))
      return;
    const std::string_view of = word_of_field(table, "of"), during = word_of_field(table, "during");
    const std::string_view given = word_of_field(table, "given");
    const bool is_yours = during == "your_turn" || given == "your_turn";
    const bool is_others = during == "others_turns" || during == "not_your_turn" || given == "not_your_turn";
    if ((of == "you" && is_others) || (of == "others" && is_yours))
      check_.warning("contradiction", find(table, "of")->name_at,
                     "this never happens: `of` and " + ticked(during.empty() ? "given" : "during") +
                         " are about the turns of different players");
  }

  // given = { at_least { coins = 5 }, at_most { coins = 3 } }
  void bounds(const Expr& table) {
    const TableField* const given = find(table, "given");
    if (!given)
      return;
    const Expr& list = tree_.expr(tree_.bare(given->value));
    std::map<std::string, std::int64_t> least, most;
    for (const TableField& one : list.fields) {
      const Expr& call = tree_.expr(tree_.bare(one.value));
      const WordInfo* const word = call.kind == ExprKind::call ? check_.word_at(call.a) : nullptr;
      if (!word || call.list.size() != 1)
        continue;
      for (const TableField& field : tree_.expr(tree_.bare(call.list.front())).fields)
        if (const Expr& n = tree_.expr(tree_.bare(field.value)); n.kind == ExprKind::integer)
          (word->name == "at_least" ? least : most)[field.name] = n.integer;
    }
    for (const auto& [name, n] : least)
      if (most.contains(name) && most[name] < n)
        check_.warning("contradiction", given->name_at,
                       "this never holds: " + ticked(name) + " would have to be at least " + std::to_string(n) +
                           " and at most " + std::to_string(most[name]));
  }

  // "effect", "1-3"; also of ["1-3"] and [3].
  std::string key_of(const TableField& field) const {
    if (!field.name.empty() || field.key == none)
      return field.name;
    const Expr& key = tree_.expr(tree_.bare(field.key));
    return key.kind == ExprKind::text || key.kind == ExprKind::integer ? key.text : "";
  }

  static Known die_of(const std::string& key) {
    const unsigned values = values_of(key);
    if (values == 0)
      return a_number(1, 6);
    int low = 1, high = 6;
    while (!(values >> low & 1U))
      ++low;
    while (!(values >> high & 1U))
      --high;
    return a_number(low, high);
  }

  // value = 3, value = { 1, 2 }; all values if it is something else
  Known die_named(ExprId id) const {
    const Expr& e = tree_.expr(tree_.bare(id));
    std::vector<ExprId> all = {id};
    if (e.kind == ExprKind::table) {
      all.clear();
      for (const TableField& field : e.fields)
        all.push_back(field.value);
    }
    Known die = a_number(6, 1);
    for (const ExprId one : all) {
      const Expr& n = tree_.expr(tree_.bare(one));
      if (n.kind != ExprKind::integer)
        return a_number(1, 6);
      die.low = std::min(die.low, n.integer);
      die.high = std::max(die.high, n.integer);
    }
    return die.low > die.high ? a_number(1, 6) : die;
  }

  Around surroundings(const Expr& table, const Around& outer, const std::string& form) {
    Around around = outer;
    const bool is_ability = form_of(form) != nullptr;
    if (is_ability) {
      around.form = form;
      around.event = form == "revealed" ? EventType::entered_play : EventType::none;
      around.die.reset();
      around.event_die = false;
      around.rolls = find(table, "roll") != nullptr;
      if (form == "mode" || form == "lasting")
        around.event = outer.event;
      if (form == "lasting")
        around.is_your_turn.reset(), around.of = around.by = {};  // it may trigger later
    }
    if (const TableField* const text = find(table, "text"))
      if (const Expr& e = tree_.expr(tree_.bare(text->value)); e.kind == ExprKind::text)
        around.text = lower(e.text);
    if (const TableField* const event = find(table, "event"))
      if (const WordInfo* const word = check_.word_at(event->value);
          word && (word->category == Category::event || word->category == Category::set_event))
        around.event = event_of(word->value);
    if (const TableField* const value = find(table, "value"); value && find(table, "event"))
      around.die = die_named(value->value), around.event_die = true;
    if (around.card.empty()) {
      around.card = std::string(check_.words.type_of(form));
      const TableField* const eternal = find(table, "eternal");
      around.is_eternal = eternal && tree_.expr(tree_.bare(eternal->value)).integer != 0;
      around.has_hp = find(table, "hp") != nullptr;
    }
    if (check_.words.type_of(form) == "monster")
      around.is_your_turn = find(table, "curse") ? std::nullopt : std::optional(true);  // `you` is the active player
    happens(table, around);
    for (const TableField& field : table.fields)
      if (is_chosen(field.name)) {
        another_active(field.value, around);
        const FileCheck::Quiet quiet(check_);
        const Known noun = Flow(check_, flows_, {}).value(field.value);
        Known& one = around.chosen[field.name];
        one = known(noun.members == any_kind ? any_kind : noun.members | bit(Kind::nil));
        one.is_other = noun.is_other;
      }
    return around;
  }

  // a_player { active = true, other = true }, where you are the active player
  void another_active(ExprId noun, const Around& around) {
    const Expr& call = tree_.expr(tree_.bare(noun));
    if (around.is_your_turn != true || call.kind != ExprKind::call || call.list.size() != 1)
      return;
    const Expr& table = tree_.expr(tree_.bare(call.list.front()));
    const auto is_set = [&](std::string_view name) {
      const TableField* const field = find(table, name);
      return field && tree_.expr(tree_.bare(field->value)).kind == ExprKind::boolean &&
             tree_.expr(tree_.bare(field->value)).integer != 0;
    };
    if (check_.word_at(call.a) && check_.word_at(call.a)->name == "a_player" && is_set("active") && is_set("other"))
      check_.warning("contradiction", find(table, "active")->name_at,
                     "nothing matches: you are the active player here, so no other player is");
  }

  // Who the players of the event are, and whose turn it is.
  void happens(const Expr& table, Around& around) const {
    if (find(table, "event")) {
      const std::string_view of = word_of_field(table, "of");
      around.of = someone(table, of.empty() ? "to" : "of");
      around.by = someone(table, "by");
      if (is_of_turns(around.event) && around.of.is == Is::you)
        around.is_your_turn = true;
      if (is_of_turns(around.event) && around.of.is_other)
        around.is_your_turn = false;
    }
    const std::string_view during = word_of_field(table, "during"), given = word_of_field(table, "given");
    if (during == "your_turn" || given == "your_turn")
      around.is_your_turn = true;
    if (during == "others_turns" || during == "not_your_turn" || given == "not_your_turn")
      around.is_your_turn = false;
  }
  static bool is_of_turns(EventType event) {
    return event == EventType::turn_started || event == EventType::turn_ending || event == EventType::end_declared ||
           event == EventType::attack_declared;
  }

  // of = you, by = a_player { other = true }
  Known someone(const Expr& table, std::string_view name) const {
    Known who;
    const TableField* const field = find(table, name);
    if (!field)
      return who;
    const std::string_view word = word_of_field(table, name);
    who.is = word == "you" ? Is::you : word == "this" ? Is::this_object : Is::anything;
    who.is_other = word == "others" || word == "another";
    const Expr& call = tree_.expr(tree_.bare(field->value));
    const WordInfo* const noun = call.kind == ExprKind::call ? check_.word_at(call.a) : nullptr;
    if (noun && noun->name == "a_player" && call.list.size() == 1)
      if (const TableField* const other = find(tree_.expr(tree_.bare(call.list.front())), "other"))
        who.is_other = tree_.expr(tree_.bare(other->value)).integer != 0;
    return who;
  }

  const FormRow* form_of(const std::string& name) const {
    const WordInfo* const word = check_.words.find(name);
    const bool is_form = word && (word->category == Category::ability || word->category == Category::part);
    return is_form ? soulstack::scripting::form_of(word_of(word->value)) : nullptr;
  }

  // ---- Functions

  static Known you() {
    Known who;
    who.is = Is::you;
    return who;
  }
  static Known this_object() {
    Known who;
    who.is = Is::this_object;
    return who;
  }
  static Known active(const Around& around) {
    Known who;
    who.is = around.is_your_turn == true ? Is::you : Is::active;
    who.is_other = around.is_your_turn == false;
    return who;
  }

  static Known parameter(const std::string& name, const Around& around) {
    const ParamRow* const row = find_param(name);
    if (!row)
      return {};
    if (const auto there = around.chosen.find(name); there != around.chosen.end())
      return there->second;
    const EventFields& has = row_of(around.event).has;
    const auto identified = [](Known value, const Known& who) {
      value.is = who.is;
      value.is_other = who.is_other;
      return value;
    };
    const auto named = [&](const EventField& field) {
      return around.event == EventType::none || field.names == Names::absent
                 ? Known{}
                 : known(kinds_of(field.names) | bit(Kind::nil));
    };
    switch (row->param) {
      case Param::you:
        return identified(known(kinds(Kind::player, Kind::nil)), you());
      case Param::active:
        return identified(known(bit(Kind::player)), active(around));
      case Param::this_object:
        return identified(known(kinds(Kind::object, Kind::nil)), this_object());
      case Param::item:
      case Param::paid_with:
        return known(kinds(Kind::object, Kind::nil));
      case Param::paid:
        return a_number();
      case Param::event:
        return known(bit(Kind::event));
      case Param::amount:
        return around.event_die ? a_number() : around.die.value_or(a_number());
      case Param::roll:
        return around.die.value_or(a_number(1, 6));
      case Param::attack_roll:
        return a_number(0, 6);
      case Param::of:
        return identified(named(has.of), around.of);
      case Param::roller:
        return identified(known(kinds(Kind::player, Kind::nil)), around.event_die ? around.of : Known{});
      case Param::by:
        return identified(known(kinds(Kind::player, Kind::nil)), around.by);
      case Param::from:
        return named(has.from);
      case Param::loot:
      case Param::object:
        return named(has.object);
      default:
        return row->type == Type::player ? known(kinds(Kind::player, Kind::nil)) : Known{};
    }
  }

  static Used use_of(const std::string& field, const Around& around) {
    if (field == "given" || field == "where")
      return Used::condition;
    const bool is_reward = field == "coins" || field == "loot" || field == "treasure";
    return is_reward || around.form == "always" ? Used::value : Used::effect;
  }

  void script(FunctionIndex f, const Around& around, const std::string& field) {
    is_called_[static_cast<std::size_t>(f)] = true;
    std::vector<Known> parameters;
    for (const LocalId id : tree_.function(f).parameters)
      parameters.push_back(parameter(tree_.local(id).name, around));
    const Flow::Outcome outcome =
        Flow(check_, flows_, {around.event, around.is_your_turn, around.of, around.by}).function(f, parameters);
    results(f, use_of(field, around), outcome);
    tables_in(tree_.function(f).range, around);
    if (use_of(field, around) != Used::effect)
      return;
    const Deeds deeds = deeds_of(f);
    const bool is_empty = tree_.block(tree_.function(f).body).stats.empty();  // a way to write "nothing"
    if (!deeds.changes && !deeds.is_open && !is_empty)
      check_.warning("does_nothing", start_of(f),
                     "this function changes nothing: it calls no verb that does something");
    const bool says_roll = around.rolls && !around.die && says(around.text, {"if you do, roll", "if they do, roll"});
    if (says(around.text, {"if you do", "if they do"}) && !deeds.is_open && deeds.statements >= (says_roll ? 1 : 2) &&
        deeds.results == 0 && deeds.conditions == 0)
      check_.warning("unused_result", deeds.first_at,
                     "the text says `if you do`, but the effect does not look at what its verbs return: write `if " +
                         deeds.first + "(...) then`");
  }

  bool is_lasting(const Expr& e) const {
    const WordInfo* const word = e.kind == ExprKind::call && e.list.size() == 1 ? check_.word_at(e.a) : nullptr;
    return word && word_of(word->value) == Word::lasting;
  }

  bool asks_history(const Expr& e) const {
    const WordInfo* const word = e.kind == ExprKind::call && e.list.size() == 1 ? check_.word_at(e.a) : nullptr;
    return word && word->category == Category::history;
  }

  // The lasting effects and questions that a function writes; those inside another one belong to that one.
  void tables_in(const Range& function, const Around& around) {
    std::vector<const Expr*> all;
    for (const Expr& e : tree_.exprs)
      if ((is_lasting(e) || asks_history(e)) && is_inside(e.range, function))
        all.push_back(&e);
    for (const Expr* one : all)
      if (std::none_of(all.begin(), all.end(),
                       [&](const Expr* other) { return other != one && is_inside(one->range, other->range); }))
        walk_table(tree_.bare(one->list.front()), around, std::string(check_.word_at(one->a)->name));
  }
  // The word `function`.
  Range start_of(FunctionIndex f) const {
    Range at = tree_.function(f).range;
    at.end = tree_.function(f).open;
    return at;
  }

  // return word { takes = { "number" }, run = function(n) ... end }
  void word_of_set(const Expr& table) {
    std::vector<Known> parameters;
    if (const TableField* const takes = find(table, "takes"))
      for (const TableField& one : tree_.expr(tree_.bare(takes->value)).fields)
        parameters.push_back(argument(tree_.expr(tree_.bare(one.value)).text));
    const TableField* const run = find(table, "run");
    const FunctionIndex f = run ? function_at(tree_.bare(run->value)) : none;
    if (f == none)
      return;
    is_called_[static_cast<std::size_t>(f)] = true;
    const Flow::Outcome outcome = Flow(check_, flows_, {}).function(f, parameters);
    const Deeds deeds = deeds_of(f);
    if (!deeds.changes && !deeds.is_open && !outcome.result)
      check_.warning("does_nothing", start_of(f),
                     "this word changes nothing and returns nothing: it calls no verb that does something");
  }
  static Known argument(std::string_view written) {
    const bool optional = written.ends_with('?');
    const std::string_view name = written.substr(0, written.size() - (optional ? 1 : 0));
    for (const ArgumentType& one : argument_types())
      if (one.name == name)
        return known(accepted_by(one.type) | (optional ? bit(Kind::nil) : 0));
    return {};
  }

  void results(FunctionIndex f, Used used, const Flow::Outcome& outcome) {
    if (used == Used::effect || !outcome.result)
      return;
    const Known& result = *outcome.result;
    const bool is_value = used == Used::value;
    if (is_value && outcome.falls_through)
      check_.error("missing_return", start_of(f),
                   "this function must return a number on each path; one has no `return`");
    else if (is_value && !result.may_be(bit(Kind::number)))
      check_.error("wrong_result", start_of(f),
                   "this function returns " + described(result) + ": a number is expected");
    else if (is_value && result.may_be(bit(Kind::nil)) && result.is_known() && outcome.returns_nothing)
      check_.error("missing_return", start_of(f), "this function must return a number on each path");
    if (is_value)
      return;
    const bool may_hold = result.may_be_true(), may_fail = result.may_be_false() || outcome.falls_through;
    if (!may_hold || !may_fail)
      check_.warning(may_hold ? Code("always_true") : Code("never_true"), start_of(f),
                     std::string("this condition is ") + (may_hold ? "always" : "never") + " true");
  }

  // What a function does, without its paths.
  struct Deeds {
    bool changes = false, is_open = false;            // open: it calls a function that is not known
    int statements = 0, results = 0, conditions = 0;  // verbs called as statements; verbs whose result is used
    std::string first{};
    Range first_at{};
  };
  Deeds deeds_of(FunctionIndex f) {
    Deeds deeds;
    const Range& range = tree_.function(f).range;
    const auto is_inside = [&](const Range& at) { return at.begin.at >= range.begin.at && at.end.at <= range.end.at; };
    std::set<ExprId> statements;
    for (const Stat& s : tree_.stats) {
      if (!is_inside(s.range))
        continue;
      if (s.kind == StatKind::call)
        statements.insert(s.values.front());
      deeds.conditions += s.kind == StatKind::if_chain || s.kind == StatKind::while_loop ? 1 : 0;
      for (const ExprId target : s.targets)
        deeds.changes = deeds.changes || (s.kind == StatKind::assign && tree_.expr(target).kind == ExprKind::index);
    }
    for (std::size_t i = 0; i < tree_.exprs.size(); ++i) {
      const Expr& e = tree_.exprs[i];
      if (!is_inside(e.range))
        continue;
      if (e.kind == ExprKind::binary && (e.op == Op::op_and || e.op == Op::op_or))
        ++deeds.conditions;
      if (e.kind != ExprKind::call)
        continue;
      const VerbRow* const verb = check_.verb_at(e.a);
      deeds.is_open = deeds.is_open || (!verb && !check_.word_at(e.a) && !is_library(e.a));
      const WordInfo* const word = check_.word_at(e.a);
      deeds.is_open = deeds.is_open || (word && (word->name == "error" || word->name == "assert"));
      deeds.changes = deeds.changes || is_lasting(e);
      if (!verb || verb->does == Does::nothing)
        continue;
      deeds.changes = deeds.changes || verb->does != Does::asks;
      const bool is_statement = statements.contains(static_cast<ExprId>(i));
      ++(is_statement ? deeds.statements : deeds.results);
      if (is_statement && deeds.first.empty())
        deeds.first = verb->name, deeds.first_at = e.range;
    }
    return deeds;
  }
  bool is_library(ExprId callee) const {
    const Expr& e = tree_.expr(tree_.bare(callee));
    return e.kind == ExprKind::index && check_.word_at(e.a) != nullptr;
  }

  // Functions that only other functions of the file call, with what they are called with.
  void own_functions() {
    for (std::size_t f = 1; f < tree_.functions.size(); ++f) {
      if (is_called_[f] || tree_.functions[f].parent != 0)
        continue;
      const auto there = flows_.called_with.find(static_cast<FunctionIndex>(f));
      (void)Flow(check_, flows_, {})
          .function(static_cast<FunctionIndex>(f),
                    there == flows_.called_with.end() ? std::vector<Known>() : there->second);
    }
  }

  // ---- Names that nothing uses

  bool mentions(const Range& at, LocalId id) const {
    return std::any_of(tree_.exprs.begin(), tree_.exprs.end(), [&](const Expr& e) {
      return e.kind == ExprKind::name && e.local == id && e.range.begin.at >= at.begin.at &&
             e.range.end.at <= at.end.at;
    });
  }

  // The first of these statements that uses the local sets it, so its earlier value is never read.
  void overwritten(LocalId id, const std::vector<StatId>& stats, std::size_t from) {
    for (std::size_t i = from; i < stats.size() && check_.spend(tree_.exprs.size()); ++i) {
      const Stat& s = tree_.stat(stats[i]);
      if (!mentions(s.range, id))
        continue;
      const bool sets = s.kind == StatKind::assign && s.targets.size() == 1 && s.values.size() == 1 &&
                        tree_.expr(s.targets.front()).kind == ExprKind::name &&
                        tree_.expr(s.targets.front()).local == id && !mentions(tree_.expr(s.values.front()).range, id);
      if (sets)
        check_.warning("overwritten", s.range,
                       ticked(tree_.local(id).name) + " gets a new value here before its first one is used");
      return;
    }
  }
  void all_overwritten() {
    for (const Function& f : tree_.functions)
      for (const LocalId id : f.parameters)
        if (use(id).writes > 0)
          overwritten(id, tree_.block(f.body).stats, 0);
    for (const Block& block : tree_.blocks)
      for (std::size_t i = 0; i < block.stats.size(); ++i)
        if (const Stat& s = tree_.stat(block.stats[i]);
            s.kind == StatKind::local && s.locals.size() == 1 && s.values.size() == 1)
          if (const Expr& first = tree_.expr(tree_.bare(s.values.front()));
              use(s.locals.front()).writes > 0 && first.kind != ExprKind::nil)
            overwritten(s.locals.front(), block.stats, i + 1);
  }

  void unused() {
    all_overwritten();
    std::set<LocalId> counters;
    for (const Stat& s : tree_.stats)
      for (std::size_t i = 0; i < s.locals.size(); ++i)
        if (s.kind == StatKind::numeric_for || (s.kind == StatKind::generic_for && i + 1 < s.locals.size()) ||
            (s.kind == StatKind::local && i + 1 < s.locals.size() && s.locals.size() > s.values.size()))
          counters.insert(s.locals[i]);
    for (std::size_t i = 0; i < tree_.locals.size(); ++i) {
      const Local& local = tree_.locals[i];
      const LocalUse& uses = flows_.locals[i];
      if (uses.reads > 0 || local.name.starts_with("_") || local.is == LocalIs::self ||
          counters.contains(static_cast<LocalId>(i)) || !local.attribute.empty())
        continue;
      const std::string name = ticked(local.name);
      if (local.is == LocalIs::parameter && is_chosen(local.name))
        check_.warning("unused_target", local.declared,
                       name + " is chosen and passed to this function, but the function never uses it");
      else if (local.is == LocalIs::parameter)
        check_.warning("unused_parameter", local.declared, "the parameter " + name + " is never used");
      else if (uses.writes > 0)
        check_.warning("never_read", local.declared, name + " is assigned, but never read");
      else
        check_.warning("unused_local", local.declared, name + " is never used");
    }
  }

  // ---- Lasting effects

  void lasting(const Expr& table, const Around& around) {
    const TableField* const till = find(table, "till");
    const Expr* const when = till ? &tree_.expr(tree_.bare(till->value)) : nullptr;
    if (!when || when->kind != ExprKind::name || find(table, "uses"))
      return;
    bool listens = false;
    for (const TableField& field : table.fields)
      if (const Expr& e = tree_.expr(tree_.bare(field.value)); e.kind == ExprKind::call)
        if (const WordInfo* const word = check_.word_at(e.a))
          listens = listens || word->name == "when" || word->name == "would" || word->name == "change" ||
                    word->name == "instead";
    const bool is_long = when->text == "end_of_turn" || when->text == "forever" || when->text == "end_of_attack" ||
                         when->text == "your_next_turn";
    if (listens && is_long &&
        says(around.text,
             {"next time", "next damage", "next roll", "next die", "next loot", "next monster", "next attack"}))
      check_.warning("never_ends", till->name_at,
                     "the text is about the next one, but this works each time: add `uses = 1`");
    if (when->text == "end_of_turn" && says(around.text, {"rest of the game", "permanently", "from now on"}))
      check_.warning("wrong_duration", till->name_at,
                     "the text says that it stays, but this ends with the turn: write `till = forever`");
  }

  FileCheck& check_;
  const Tree& tree_;
  FileFlows flows_;
  std::set<LocalId> reassigned_;
  std::vector<bool> is_called_;
  CounterCheck counters_;
};

}  // namespace

void walk_file(FileCheck& check, const Usage* usage) { Walk(check, usage).run(); }

namespace {

// roll_number(you, { sides = 20 }), or event.sides = 8
void note_sides(const Tree& tree, const Expr& table, Usage& usage) {
  if (table.kind == ExprKind::index && table.is_dot && table.text == "sides")
    usage.most_sides = most_sides_of_dice;
  for (const TableField& field : table.fields)
    if (const Expr& n = tree.expr(tree.bare(field.value)); field.name == "sides")
      usage.most_sides =
          n.kind == ExprKind::integer
              ? std::max(usage.most_sides, static_cast<int>(std::min<std::int64_t>(n.integer, most_sides_of_dice)))
              : most_sides_of_dice;
}

}  // namespace

void note_usage(FileCheck& check, Usage& usage) {
  for (const Expr& e : check.tree.exprs) {
    note_sides(check.tree, e, usage);
    if (e.kind == ExprKind::name && e.local == none)
      if (const WordInfo* const own = check.words.find(e.text); own && own->own)
        usage.words.insert(own->own->id());
    const WordInfo* const word = e.kind == ExprKind::call ? check.word_at(e.a) : nullptr;
    if (!word || e.list.empty())
      continue;
    const Expr& first = check.tree.expr(check.tree.bare(e.list.front()));
    const bool is_this = first.kind == ExprKind::name && first.text == "this";
    const bool changes_another = word->verb && !is_this;
    usage.levels_others = usage.levels_others || (changes_another && word->verb->has(trait::adds_levels));
    usage.counts_on_others = usage.counts_on_others || (changes_another && word->verb->has(trait::adds_counters) &&
                                                        !is_for_player(check.tree, e));
  }
}

}  // namespace soulstack::scripting
