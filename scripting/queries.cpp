// Pure functions: conditions and values, run while the kernel asks. They have a budget of their own, also where they ask for
// each other; one that fails has its default.
#include <algorithm>
#include <lua.hpp>

#include "engine/table.h"
#include "scripting/budget.h"
#include "scripting/host.h"
#include "scripting/library.h"

namespace soulstack::scripting {

constexpr int failed = 1'000'000;

int& Host::ticks_of(FunctionId function) {
  const auto known = std::find_if(asked_.begin(), asked_.end(), [&](const Asked& a) { return a.function == function; });
  return known != asked_.end() ? known->ticks : asked_.emplace_back(Asked{function, 0}).ticks;
}

// Empty: it failed, and that has been told.
const char* Host::why_not_asked(const Running& outer, FunctionId function) {
  if (queries_ == deepest_queries) return "conditions and values ask for each other without end";
  const bool in_effect = outer.effect || outer.in_effect;
  const int ticks = in_effect ? ticks_of(function) : 0;
  return ticks < most_ticks_of_queries ? nullptr : ticks < failed ? "it is asked too much for one effect" : "";
}

// A query within another has no more than what that has left, and uses it up.
int Host::run_pure(const Running& outer, const Script& script) {
  constexpr int steps_a_query = 50;
  Budget& budget = library_.budget();
  Allowance mine = for_query, left;
  if (outer.scope) {
    mine.ticks = std::min(mine.ticks, budget.left().ticks);
    mine.steps = std::min(mine.steps, budget.left().steps - steps_a_query);
  }
  int status = LUA_OK;
  {
    const Budget::Guard guard(budget);
    budget.begin(pure_, mine);
    status = lua_pcall(pure_, static_cast<int>(script.params.size()), 1, 0);
    left = budget.left();
  }
  if (outer.scope) {
    mine.steps += steps_a_query;
    budget.use_up(mine, left);
  }
  if (running_.in_effect) ticks_of(script.function) += status == LUA_OK ? mine.ticks - left.ticks : failed;
  return status;
}

bool Host::call_pure(const Table& t, AbilityId ability, const Script& script, const Scope& scope) {
  Table& table = const_cast<Table&>(t);
  const Running outer = running_;
  if (const char* const why = why_not_asked(outer, script.function)) {
    if (*why) complain_once(table, ability, why);
    return false;
  }
  running_ = {};
  running_.t = &table;
  running_.scope = &scope;
  running_.in_effect = outer.effect || outer.in_effect;
  ++table.script_calls;
  ++queries_;
  const std::size_t nouns = library_.run_time_filters();
  lua_settop(pure_, 0);
  library_.push_function(pure_, script.function);
  push_params(pure_, script);
  const int status = run_pure(outer, script);
  --queries_;
  running_ = outer;
  library_.forget_run_time_filters(nouns);  // whatever it made, it is over
  if (status != LUA_OK)
    complain_once(table, ability, error_of(pure_, status));
  if (library_.budget().exhausted() && !running_.t) {  // inside of an effect: once that is over
    renew(table);
    return false;
  }
  return status == LUA_OK;
}

bool Host::holds(const Table& t, AbilityId ability, const Script& script, const Scope& scope) {
  return call_pure(t, ability, script, scope) && lua_toboolean(pure_, -1);
}

int Host::value(const Table& t, AbilityId ability, const Script& script, const Scope& scope) {
  if (!call_pure(t, ability, script, scope)) return 0;
  if (!lua_isinteger(pure_, -1)) complain_once(const_cast<Table&>(t), ability, "a value must be a whole number");
  return static_cast<int>(std::clamp<lua_Integer>(lua_tointeger(pure_, -1), -1000, 1000));
}

}  // namespace soulstack::scripting
