// What an ability does, for comparison with its text.
#include "scripting/lint/ability_numbers.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include <lua.hpp>

#include "engine/model/event_rows.h"
#include "engine/table/procedures.h"
#include "scripting/lint/function_numbers.h"
#include "scripting/loader/library.h"
#include "scripting/reading/extracted_tables.h"
#include "scripting/registry/event_words.h"
#include "scripting/registry/registry.h"

namespace soulstack::scripting {

namespace {

// ---- Verbs -------------------------------------------------------------------------------------------------------

// How a text may name a number with this unit.
// clang-format off
Units said_as(Unit unit) {
  switch (unit) {
    case Unit::loot: return units(Unit::loot, Unit::cards);
    case Unit::treasure: return units(Unit::treasure, Unit::items);
    case Unit::loot_plays: return units(Unit::loot, Unit::times);
    case Unit::levels: return units(Unit::levels, Unit::counters, Unit::times);
    case Unit::attacks: return units(Unit::attack, Unit::times);
    case Unit::cards:
    case Unit::count: return any_unit;
    default: return bit(unit);
  }
}
// clang-format on

bool is_number(const VerbRow& verb, int parameter) {
  const auto i = static_cast<std::size_t>(parameter);
  return i < verb.params.size() && verb.params[i].type == Type::number;
}

EffectNumber number_given(const NumberGiven& given, const Vocabulary& words) {
  const VerbRow* const verb = words.find_verb(given.callee);
  EffectNumber number{given.value, any_unit, false, true, "the effect has", false};
  if (!verb || !is_number(*verb, given.parameter)) {
    number.must_be_said = false;
    return number;
  }
  const VerbParam& parameter = verb->params[static_cast<std::size_t>(given.parameter)];
  if (parameter.unit != Unit::count) {
    number.units = said_as(parameter.unit);
    if (number.units != any_unit)
      number.gives = verb->gives;
  }
  number.is_signed = parameter.unit == Unit::die && parameter.may_be_negative;
  number.must_be_said = !verb->has(trait::seldom_said);
  return number;
}

// ---- Fields ------------------------------------------------------------------------------------------------------

// clang-format off
Units units_of(StatId stat) {
  switch (stat.value) {
    case stat::hp.value: return bit(Unit::hp);
    case stat::attack.value: return bit(Unit::attack);
    case stat::evasion.value: return bit(Unit::evasion);
    case stat::attack_roll.value:
    case stat::roll.value: return bit(Unit::die);
    case stat::attacks_per_turn.value: return units(Unit::attack, Unit::times);
    case stat::purchases_per_turn.value: return units(Unit::items, Unit::times);
    case stat::loot_plays.value: return units(Unit::loot, Unit::times);
    case stat::loot_step.value: return units(Unit::loot, Unit::cards);
    case stat::hand_limit.value: return units(Unit::loot, Unit::cards);
    case stat::price.value:
    case stat::ability_price.value: return bit(Unit::coins);
    case stat::souls_to_win.value:
    case stat::soul_value.value: return bit(Unit::souls);
    default: return any_unit;
  }
}

EffectNumber not_needed(EffectNumber number) {
  number.must_be_said = false;
  return number;
}

std::string_view name_of_limit(ChangeHow how) {
  if (how == ChangeHow::set)
    return "`set` is";
  return how == ChangeHow::least ? "`least` is" : "`most` is";
}

Units units_of(PlayerNumber number) {
  switch (number) {
    case PlayerNumber::coins: return bit(Unit::coins);
    case PlayerNumber::loot: return units(Unit::loot, Unit::cards);
    case PlayerNumber::souls: return bit(Unit::souls);
    case PlayerNumber::guppy_items:
    case PlayerNumber::items: return bit(Unit::items);
    case PlayerNumber::hp: return bit(Unit::hp);
    default: return any_unit;
  }
}
// clang-format on

class Collector {
 public:
  Collector(const Library& library, const std::string& file, AbilityNumbers& into)
      : library_(library), file_(file), content_(library.content()), into_(into) {}

  void ability(const AbilityDef& def, bool with_branches) {
    trigger(def.trigger);
    if (def.activation().paid_up_to > 1)
      chosen_cost(def);
    else
      cost(def.cost());
    cost(def.activation().or_cost);
    add(def.level, bit(Unit::levels), "`level` is");
    if (def.duration().uses > 1)  // else it is "the next"; texts count what it listens for: "the next 2 attack rolls"
      add(def.duration().uses, any_unit, "`uses` is");
    for (const auto* chosen : {&def.targets, &def.choices})
      for (const TargetSpec& one : *chosen)
        noun(one.filter);
    count(static_cast<int>(def.targets.size() + def.choices.size()));
    continuous(def);
    rewards(def);
    script(def.effect);
    add_least(def.claim().at_least, units_of(def.claim().number), "`claim` takes");
    roll(def, with_branches);
    for (const auto* parts : {&def.lasting, &def.made, &def.duration().nested, &def.modes, &def.continuous().gives})
      for (const AbilityId id : *parts)
        part(content_[id]);
  }

  void card(const CardDef& card) {
    count(card.min_players);
    for (const AbilityId id : card.abilities)  // a sentence may describe another ability
      add_word_if(asks_for_combat(content_[id].trigger), "combat");
    if (card.enters_with_counters != 0)
      into_.numbers.push_back({card.enters_with_counters, bit(Unit::counters), false, false, "it enters play with"});
  }

 private:
  void add(std::int64_t value, Units units, std::string_view gives, bool is_signed = false) {
    if (value != 0)
      into_.numbers.push_back({value, units, is_signed, true, gives, true});
  }
  void count(int many) {
    if (many > 1)
      into_.counts.insert(many);
  }
  // "8 or more".
  void add_least(int value, Units units, std::string_view gives) {
    if (value != 0)
      into_.numbers.push_back({value, units, false, true, gives, true, value - 1});
  }
  void add_word(std::string_view word) { into_.words.emplace(word); }
  void add_word_if(bool has, std::string_view word) {
    if (has)
      add_word(word);
  }

  // Parts with their own text say it there; saying it here is optional.
  void part(const AbilityDef& def) {
    const std::size_t before = into_.numbers.size();
    ability(def, true);
    for (std::size_t i = before; i < into_.numbers.size() && !def.text.empty(); ++i)
      into_.numbers[i].must_be_said = false;
  }

  void die_values(const DieValues& values, EventType event) {
    for (int n = 1; n <= DieValues::most; ++n)
      if (values.has(n))
        add(n, bit(Unit::die), row_of(event).has.value ? "`value` is" : "`attack_roll` is");
  }

  void trigger(const Trigger& trigger) {
    die_values(trigger.values, trigger.event);
    add_least(trigger.at_least, any_unit, "`at_least` is");
    add(trigger.every, bit(Unit::times), "`every` is");
    condition(trigger.given);
    add_word_if(trigger.during == During::others_turns, "others_turns");
    add_word_if(asks_for_combat(trigger), "combat");
    add_word_if(trigger.from.kind == WhoKind::this_object, "from_this");
    if (trigger.event != EventType::none)
      add_word(row_of(trigger.event).name);
    if (trigger.step.procedure.known())
      add_word(procedure_rows()[trigger.step.procedure.value].steps[trigger.step.step].name);
    for (const Who* who : {&trigger.of, &trigger.by, &trigger.from, &trigger.object})
      person(*who);
  }

  // Also by events that only an attack roll causes.
  static bool asks_for_combat(const Trigger& trigger) {
    return trigger.combat != Ask::any || (row_of(trigger.event).has.attack_roll && trigger.values != DieValues{}) ||
           trigger.event == EventType::hit || trigger.event == EventType::missed;
  }

  void person(const Who& who) {
    if (who.kind == WhoKind::others || who.kind == WhoKind::another)
      add_word("other");
    noun(who.filter);
  }

  void noun(FilterId id) {
    if (!id.known())
      return;
    const Filter& filter = content_[id];
    add_word(name_of(filter.noun));
    if (filter.noun == Noun::number)
      for (const int bound : {filter.number.from, filter.number.to})
        into_.numbers.push_back({bound, any_unit, true, false, "the number goes to"});
    const bool is_not_yours = filter.yours == Ask::no || (filter.noun == Noun::player && filter.active == Ask::no);
    if (filter.counters > 1)
      add_least(filter.counters, bit(Unit::counters), "`counters` is");
    if (filter.other != Ask::any || is_not_yours)
      add_word("other");
    if (filter.eternal == Ask::no)
      add_word("eternal");
    const bool is_discard = filter.place.pile != AskedOfPlace::any_pile &&
                            filter.place.pile != AskedOfPlace::outside_the_game && filter.place.pile % 2 == 1;
    if (filter.noun == Noun::card && is_discard)
      add_word("discard");
    if (filter.where.function.known())
      add_word("where");
    if (filter.other_than.kind != WhoKind::anyone)
      add_word("other_than");
    script(filter.where);
    for (const Who* const who : filter.refers_to())
      person(*who);
    for (const FilterId part : filter.any_of)
      noun(part);
  }

  void condition(const Condition& condition) {
    if (condition.kind == ConditionKind::has_counters)
      add_least(condition.number, bit(Unit::counters), "`has_counters` is");
    const Units of_yours = units_of(static_cast<PlayerNumber>(condition.property));
    if (condition.kind == ConditionKind::at_least)
      add_least(condition.number, of_yours, "`given` takes");
    if (condition.kind == ConditionKind::at_most)
      into_.numbers.push_back({condition.number, of_yours, false, true, "`given` takes", true, condition.number});
    history(condition.history, true);
    script(condition.script);
    for (const Condition& part : condition.all)
      this->condition(part);
  }

  // What it asks about the past (rule 6.9.1).
  void history(const HistoryQuery& query, bool is_condition) {
    if (!query.tally.known())
      return;
    const EventTest& test = content_.tallies[query.tally.value].test;
    add_word(row_of(test.event).name);
    die_values(test.values, test.event);
    if (is_condition && query.at_least > 1)
      add_least(query.at_least, any_unit, "`at_least` is");
    if (is_condition && query.at_most > 0 && query.at_most < unlimited)
      into_.numbers.push_back({query.at_most, any_unit, false, true, "`at_most` is", true, query.at_most});
    for (const Who* who : {&test.of, &test.by, &test.from, &test.object})
      person(*who);
  }

  // "Pay 1¢ up to 3 times", or "discard up to 3 loot".
  void chosen_cost(const AbilityDef& def) {
    const std::size_t first = into_.numbers.size();
    cost(def.cost());
    Units counted = bit(Unit::times);
    for (std::size_t i = first; i < into_.numbers.size(); ++i) {
      into_.numbers[i].must_be_said = into_.numbers[i].value != 1;
      counted |= into_.numbers[i].value == 1 ? into_.numbers[i].units : Units{0};
    }
    if (def.activation().paid_up_to < unlimited)
      add(def.activation().paid_up_to, counted, "`times` is");
  }

  void cost(const Cost& cost) {
    add(cost.coins, bit(Unit::coins), "the cost is");
    add(cost.counters, bit(Unit::counters), "the cost is");
    add(cost.discard_loot, units(Unit::loot, Unit::cards), "the cost is");
    add(cost.hp, bit(Unit::hp), "the cost is");
    add(cost.destroy_items, bit(Unit::items), "the cost is");
    if (cost.destroy_items > 0 || cost.destroy_this)
      add_word("destroy_this");
    if (cost.discard_loot > 0)
      add_word("discard");
    if (cost.give_item.known())
      add_word("give_item");
    noun(cost.give_item);
  }

  // The text of computed rewards may also name those that are not computed (rule 3.6.4a).
  void rewards(const AbilityDef& def) {
    if (!def.card.known())
      return;
    const Rewards& all = content_[def.card].rewards;
    if (!all.description.known() || &content_[all.description] != &def)
      return;
    const auto printed = [&](int n, Units units) {
      if (n > 0)
        into_.numbers.push_back({n, units, false, false, "the rewards are"});
    };
    printed(all.coins, bit(Unit::coins));
    printed(all.loot, units(Unit::loot, Unit::cards));
    printed(all.treasure, units(Unit::treasure, Unit::items));
  }

  void continuous(const AbilityDef& def) {
    person(def.continuous().of);
    person(def.continuous().gives_those_of);
    for (const StatChange& change : def.continuous().changes) {
      const bool is_computed = change.value.function.known() || change.history.tally.known();
      if (change.how != ChangeHow::add && !is_computed)  // also a price of 0
        into_.numbers.push_back({change.amount, units_of(change.stat), false, true, name_of_limit(change.how), true});
      else if (change.how == ChangeHow::add && std::abs(change.amount) != unlimited)
        add(change.amount, units_of(change.stat), "the effect gives", true);
      if (change.stat == stat::loot_step)
        add_word("loot_step");
      history(change.history, false);
      if (change.history.tally.known())
        add(1, units_of(change.stat), "the effect gives", true);
      script(change.value);
    }
    for (const Constraint& constraint : def.deeds().constraints) {
      person(constraint.who);
      person(constraint.object);
      if (constraint.deed == Deed::discard || constraint.deed == Deed::play_loot)
        add_word("discard");
      if (constraint.deed == Deed::recharge)
        add_word("recharge");
    }
    for (const Permission& permission : def.deeds().permissions) {
      add(permission.evasion, bit(Unit::evasion), "`evasion` is");
      if (permission.times > 1)
        add(permission.times, units(Unit::times, Unit::attacks, Unit::loot_plays), "`times` is");
      person(permission.who);
      person(permission.object);
      if (permission.deed == Deed::play_loot || permission.deed == Deed::purchase)
        add_word("discard");
      if (permission.deed == Deed::look_at)
        add_word("look_at");
    }
  }

  void roll(const AbilityDef& def, bool with_branches) {
    if (!def.roll.present)
      return;
    if (def.roll.times > 1)
      add(def.roll.times, units(Unit::die, Unit::times), "`times` is");
    if (def.roll.choose_of > 1)
      add(def.roll.choose_of, units(Unit::die, Unit::times), "`choose_of` is");
    if (def.roll.each.known())
      ability(content_[def.roll.each], true);
    if (with_branches)
      branches(def.roll);
  }

  // Also the limits of their ranges: "on a 5 or 6".
  void branches(const RollTable& roll) {
    const auto& outcomes = roll.outcomes;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
      const bool begins = i == 0 || outcomes[i] != outcomes[i - 1];
      const bool ends = i + 1 == outcomes.size() || outcomes[i] != outcomes[i + 1];
      if (begins || ends)
        into_.numbers.push_back({static_cast<std::int64_t>(i) + 1, bit(Unit::die), false, false, "the roll table has"});
      const bool is_first =
          std::find(outcomes.begin(), outcomes.end(), outcomes[i]) - outcomes.begin() == static_cast<std::ptrdiff_t>(i);
      if (is_first && outcomes[i].known())
        part(content_[outcomes[i]]);
    }
  }

  void script(const Script& script) {
    if (!script.function.known())
      return;
    const Vocabulary& words = library_.words_for(file_);
    FunctionNumbers found = numbers_in(script.function, words);
    for (const NumberGiven& given : found.given)
      if (std::llabs(given.value) != unlimited && !is_extracted_word(given.callee))
        into_.numbers.push_back(number_given(given, words));
    for (const NumberUsed& used : found.others)
      into_.numbers.push_back({used.value, any_unit, false, false, "the effect has", false, used.edge});
    for (const auto& [callee, times] : found.calls)
      if (words.find_verb(callee))
        count(times);
    for (const auto& [callee, times] : found.calls)
      if (const WordInfo* const word = words.find(callee); word && word->own)
        word_of_set(*word->own);
    into_.words.merge(found.words);
  }

  FunctionNumbers numbers_in(FunctionId function, const Vocabulary& words) const {
    lua_State* const L = library_.lua();
    FunctionNumbers found;
    library_.push_function(L, function);
    add_numbers(L, words, found);
    lua_pop(L, 1);
    return found;
  }

  // The text of the card may say what the word does, or only its name.
  void word_of_set(const SetWord& word) {
    if (std::find(visited_.begin(), visited_.end(), &word) != visited_.end())
      return;
    visited_.push_back(&word);
    const Vocabulary& words = library_.words_for(word.file);
    FunctionNumbers found = numbers_in(word.function, words);
    for (const NumberGiven& given : found.given)
      if (std::llabs(given.value) != unlimited)
        into_.numbers.push_back(not_needed(number_given(given, words)));
    for (const NumberUsed& used : found.others)
      into_.numbers.push_back({used.value, any_unit, false, false, "the effect has", false, used.edge});
    for (const SetWord* const other : word.words)
      word_of_set(*other);
    into_.inside.merge(found.words);
  }

  const Library& library_;
  const std::string& file_;
  const Content& content_;
  AbilityNumbers& into_;
  std::vector<const SetWord*> visited_;
};

AbilityNumbers collect(const Library& library, const AbilityDef& ability, bool with_branches) {
  AbilityNumbers all;
  Collector collector(library, ability.file, all);
  collector.ability(ability, with_branches);
  if (ability.card.known())
    collector.card(library.content()[ability.card]);
  return all;
}

}  // namespace

AbilityNumbers numbers_of(const Library& library, const AbilityDef& ability) {
  return collect(library, ability, false);
}

AbilityNumbers numbers_with_branches(const Library& library, const AbilityDef& ability) {
  return collect(library, ability, true);
}

}  // namespace soulstack::scripting
