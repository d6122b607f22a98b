// Rules 8.2a, 11.1.8a.
#include "engine/table/extras.h"

#include <algorithm>

#include "engine/model/object_counts.h"
#include "engine/table/ability_observer.h"
#include "engine/table/condition_depth.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"

namespace soulstack {

namespace {

Extra extra_of(const Listener& l) { return {l.ability, 0, l.lasting ? l.lasting : l.source.bits}; }

// Each use is a count of the player under the ability, with the owner as its value.
ObjectCount use_of(Seat who, const Extra& extra) {
  return {.object = counts::player_object(who),
          .key = extra.ability.value,
          .value = static_cast<std::int32_t>(extra.owner)};
}

int uses(const Table& t, const ObjectCount& use) {
  const auto all = counts::all_of(t.s, use.object, use.key);
  return static_cast<int>(
      std::count_if(all.begin(), all.end(), [&](const ObjectCount& e) { return e.value == use.value; }));
}

template <class Fits>
Extra find(const Table& t, Deed deed, Seat who, Fits fits) {
  t.listeners.refresh(t);
  for (const Listener& l : t.listeners.can(deed)) {
    const Permission& permission = t.content[l.ability].deeds().permissions[l.part];
    const Scope scope = scope_of(t, l, nullptr);
    const auto allows = [&] {
      return matches(t, permission.who, Value::player(who), scope) && fits(permission, scope) && works(t, l, scope) &&
             uses(t, use_of(who, extra_of(l))) < permission.times;
    };
    if (answers(t, l.ability, allows))
      return extra_of(l);
  }
  return {};
}

}  // namespace

Extra find_extra(const Table& t, Deed deed, Seat who, Value object) {
  const Extra found = find(t, deed, who, [&](const Permission& permission, const Scope& scope) {
    return matches(t, permission.object, object, scope);
  });
  if (found.known())
    happened(t, found.ability);
  return found;
}

bool has_extra(const Table& t, Deed deed, Seat who) {
  return find(t, deed, who, [](const Permission&, const Scope&) { return true; }).known();
}

void use_extra(Table& t, Seat who, const Extra& extra) {
  if (!counts::add_again(t.s, use_of(who, extra)))
    t.stop(counts::too_many);
}

void give_back_extra(Table& t, Seat who, const Extra& extra) { counts::take_one_away(t.s, use_of(who, extra)); }

}  // namespace soulstack
