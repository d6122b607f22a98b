// Reads the conditions of `given`: words known to the kernel, or a function.
#include "engine/model/content.h"
#include "scripting/reading/abilities.h"
#include "scripting/reading/history_reader.h"

namespace soulstack::scripting {

namespace {

constexpr int most_counters = 999;

void first_argument(Reader& r, const Given& given) { lua_rawgeti(r.lua, given.index, 1); }

std::optional<Condition> pile_not_empty(Reader& r, const Given& given) {
  first_argument(r, given);
  const Given argument{lua_gettop(r.lua), given.line, {}, nullptr};
  const Pile pile = pile_of(r.handle(argument));
  std::optional<Condition> condition;
  if (pile.deck.known()) {
    condition.emplace().kind = ConditionKind::not_empty;
    condition->zone = static_cast<std::uint8_t>(2 * pile.deck.value + (pile.discard ? 1 : 0));
  } else if (!r.is_unknown(argument)) {
    r.error("wrong_value", given, "`not_empty` takes a pile, such as not_empty(discard.loot)");
  }
  lua_pop(r.lua, 1);
  return condition;
}

std::optional<Condition> counters(Reader& r, const Given& given) {
  first_argument(r, given);
  const auto number = r.number({lua_gettop(r.lua), given.line, "has_counters", nullptr}, 1, most_counters);
  lua_pop(r.lua, 1);
  if (!number)
    return {};
  Condition condition;
  condition.kind = ConditionKind::has_counters;
  condition.number = *number;
  return condition;
}

std::optional<Condition> number_of_you(Reader& r, const Given& given, ConditionKind kind) {
  Condition all;
  const int errors = r.report.errors();
  r.fields(row_of(Form::number_of_you), *r.table(given), &all);
  r.set_stats(Form::number_of_you, *r.table(given), [&](StatId stat, const Given& g) {
    const auto n = r.number(g, 0, unlimited);
    if (!n)
      return;
    Condition& one = all.all.emplace_back();
    one.property = static_cast<std::uint8_t>(as_player_number(stat));
    one.number = *n;
  });
  if (r.report.errors() != errors)
    return {};
  if (all.all.empty()) {
    r.error("missing_field", given, "it needs one of your numbers, such as `coins = 8`");
    return {};
  }
  for (Condition& one : all.all)
    one.kind = kind;
  if (all.all.size() == 1)
    return std::move(all.all.front());
  all.kind = ConditionKind::all_of;
  return all;
}

std::optional<Condition> history(Reader& r, const Given& given) {
  const auto query = read_history(r, given, HistoryUse::condition);
  if (!query)
    return {};
  Condition condition;
  condition.kind = ConditionKind::history;
  condition.history = *query;
  return condition;
}

std::optional<Condition> made(Reader& r, const Given& given, Word by) {
  switch (by) {
    case Word::not_empty:
      return pile_not_empty(r, given);
    case Word::has_counters:
      return counters(r, given);
    case Word::at_least:
      return number_of_you(r, given, ConditionKind::at_least);
    case Word::at_most:
      return number_of_you(r, given, ConditionKind::at_most);
    default:
      break;
  }
  if (is_history(by))
    return history(r, given);
  r.wrong(given, describe(Takes::condition));
  return {};
}

std::optional<Condition> all_of(Reader& r, const Given& given) {
  Condition all;
  all.kind = ConditionKind::all_of;
  r.list(*r.table(given), [&](const Given& item) {
    if (r.is_table(item) && !r.made_by(item.index))
      return r.wrong(item, describe(Takes::condition));
    if (auto one = read_condition(r, item))
      all.all.push_back(std::move(*one));
  });
  if (!all.all.empty())
    return all;
  r.wrong(given, describe(Takes::condition));
  return {};
}

}  // namespace

std::optional<Condition> read_condition(Reader& r, const Given& given) {
  Condition condition;
  if (r.is_function(given)) {
    if (!r.script(given, condition.script, Purpose::condition))
      return {};
    condition.kind = ConditionKind::function;
    return condition;
  }
  if (const Made* const m = r.made_by(given.index))
    return made(r, given, m->by);
  if (r.is_table(given))
    return all_of(r, given);
  if (r.is(given, Word::your_turn))
    condition.kind = ConditionKind::your_turn;
  if (r.is(given, Word::not_your_turn))
    condition.kind = ConditionKind::not_your_turn;
  if (condition.kind != ConditionKind::always)
    return condition;
  r.wrong(given, describe(Takes::condition));
  return {};
}

}  // namespace soulstack::scripting
