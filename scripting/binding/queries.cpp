// Pure functions: conditions and values that run when the kernel asks. Each has its own budget, even when nested; one
// that fails gives its default.
#include <algorithm>
#include <lua.hpp>

#include "engine/table/table.h"
#include "scripting/binding/host.h"
#include "scripting/loader/library.h"
#include "scripting/sandbox/budget.h"

namespace soulstack::scripting {

constexpr int steps_a_query = 50;  // from the budget of the caller

bool Host::may_ask(const Table& t, AbilityId ability) {
  if (queries_ < deepest_queries)
    return true;
  complain_once(t, ability, "conditions and values depend on each other in an endless circle");
  return false;
}

// A nested query has no more budget than its caller has left.
Allowance Host::left_for_query(const Running& outer) const {
  Allowance mine = for_query;
  mine.depth *= queries_;  // the calls of outer queries are below
  if (!outer.scope)
    return mine;
  const Allowance& left = library_.budget().left();
  mine.ticks = std::min(mine.ticks, left.ticks);
  mine.steps = std::min(mine.steps, left.steps - steps_a_query);
  return mine;
}

// If a nested query fails because its caller had too little left, the caller fails, too.
Host::Asked Host::run_pure(const Running& outer, const Script& script) {
  Budget& budget = library_.budget();
  Allowance mine = left_for_query(outer), left;
  int status = LUA_OK;
  {
    const Budget::Guard guard(budget);
    budget.begin(pure_, mine, shapes_.of(script.function).is_short);
    status = lua_pcall(pure_, static_cast<int>(script.params.size()), 1, 0);
    left = budget.left();
  }
  Work& work = running_->t->work;
  if (status != LUA_OK)
    work.spend(work_of::failure);
  if (!outer.scope) {
    work.spend(work_between(mine, left));
    return {status, true};
  }
  const bool had_all = (left.ticks >= 0 || mine.ticks == for_query.ticks) &&
                       (left.steps >= 0 || mine.steps == for_query.steps - (queries_ - 1) * steps_a_query);
  mine.steps += steps_a_query;
  budget.use_up(mine, left);
  return {status, had_all};
}

bool Host::call_pure(const Table& t, AbilityId ability, const Script& script, const Scope& scope) {
  Table& table = const_cast<Table&>(t);
  const Account account(t.work, ability, work_of::query);
  if (account.is_closed() || !may_ask(t, ability))
    return false;
  ++table.script_calls;
  ++queries_;
  const std::size_t nouns = library_.run_time_filters();
  Asked asked{};
  {
    Running mine{.t = &table, .scope = &scope};
    const Inner inner(*this, mine);
    lua_settop(pure_, 0);
    library_.push_function(pure_, script.function);
    push_params(pure_, script);
    asked = run_pure(inner.outer(), script);
  }
  const auto [status, had_all] = asked;
  --queries_;
  library_.forget_run_time_filters(nouns);  // its objects are no longer needed
  if (status != LUA_OK && had_all && !account.is_closed())
    complain_once(t, ability, error_of(pure_, status));
  if (library_.budget().exhausted() && !running_->t) {  // inside an effect: after the effect
    renew(table);
    return false;
  }
  return status == LUA_OK;
}

bool Host::holds(const Table& t, AbilityId ability, const Script& script, const Scope& scope) {
  return call_pure(t, ability, script, scope) && lua_toboolean(pure_, -1);
}

int Host::value(const Table& t, AbilityId ability, const Script& script, const Scope& scope) {
  if (!call_pure(t, ability, script, scope))
    return 0;
  if (!lua_isinteger(pure_, -1))
    complain_once(t, ability, "a value must be a whole number");
  return static_cast<int>(std::clamp<lua_Integer>(lua_tointeger(pure_, -1), -1000, 1000));
}

}  // namespace soulstack::scripting
