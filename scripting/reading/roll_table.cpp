// Reads roll tables: each value of the die has exactly one outcome (rule 9.4).
#include <algorithm>

#include "engine/model/content.h"
#include "scripting/reading/abilities.h"
#include "scripting/registry/roll_values.h"

namespace soulstack::scripting {

namespace {

struct Outcome {
  std::string key;
  unsigned values = 0;  // a bit each
  Given given;
};

bool is_values(std::string_view key) { return !key.empty() && key.front() >= '0' && key.front() <= '9'; }

// Keys such as "1-2" and 3, sorted as text; their values stay on the stack.
std::vector<Outcome> collect(Reader& r, const Written& table) {
  std::vector<Outcome> outcomes;
  lua_pushnil(r.lua);
  while (lua_checkstack(r.lua, 4) && lua_next(r.lua, table.index)) {
    std::string key;
    if (lua_isinteger(r.lua, -2))
      key = std::to_string(lua_tointeger(r.lua, -2));
    if (lua_type(r.lua, -2) == LUA_TSTRING)
      key = lua_tostring(r.lua, -2);
    if (!is_values(key)) {
      lua_pop(r.lua, 1);
      continue;
    }
    lua_insert(r.lua, -2);
    const Given given = r.field_at(table, key, lua_gettop(r.lua) - 1);
    outcomes.push_back({std::move(key), 0, given});
  }
  std::sort(outcomes.begin(), outcomes.end(), [](const Outcome& a, const Outcome& b) { return a.key < b.key; });
  for (Outcome& outcome : outcomes) {
    outcome.given.field = outcome.key;
    outcome.values = values_of(outcome.key);
  }
  return outcomes;
}

void read_outcomes(Reader& r, std::vector<Outcome>& outcomes, const Written& table, AbilityDef& parent) {
  unsigned seen = 0;
  bool is_readable = true;
  for (const Outcome& outcome : outcomes) {
    if (outcome.values == 0) {
      is_readable = false;
      r.error("wrong_value", outcome.given, "a die shows 1 to 6: write \"1\", \"1-3\" or \"1,6\"");
      continue;
    }
    if (seen & outcome.values)
      r.error("roll_overlap", outcome.given, "the die's " + listed(seen & outcome.values) + " has two outcomes");
    seen |= outcome.values;
    if (r.is(outcome.given, Word::nothing) || r.is_unknown(outcome.given))
      continue;
    const AbilityId id = read_outcome(r, outcome.given, parent, outcome.key);
    for (int v = 1; v <= die_sides; ++v)
      if (outcome.values >> v & 1U)
        parent.roll.outcomes[static_cast<std::size_t>(v - 1)] = id;
  }
  const unsigned missing = 0x7EU & ~seen;
  if (missing && is_readable)
    r.report.error("roll_hole", table.line, "roll",
                   "no outcome for the die's " + listed(missing) + ": give it an outcome, or `nothing`");
}

}  // namespace

void read_roll_table(Reader& r, const Given& given, AbilityDef& parent) {
  const auto table = r.table(given);
  if (!table || r.made_by(given.index))
    return r.wrong(given, describe(Takes::roll));
  const int base = lua_gettop(r.lua);
  parent.roll.present = true;
  std::vector<Outcome> outcomes = collect(r, *table);
  r.fields(row_of(Form::roll_table), *table, &parent, is_values);
  if (!outcomes.empty() || !r.has(*table, "each"))
    read_outcomes(r, outcomes, *table, parent);
  if (!outcomes.empty() && r.has(*table, "each"))
    r.error("roll_overlap", outcomes.front().given, "a roll table with `each` can't have outcomes for single values");
  lua_settop(r.lua, base);
}

}  // namespace soulstack::scripting
