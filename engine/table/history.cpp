// Rulebook section 6.9: what happened before.
#include "engine/table/history.h"

#include <algorithm>
#include <tuple>

#include "engine/model/event_rows.h"
#include "engine/model/event_uses.h"
#include "engine/table/attacks_under_way.h"
#include "engine/table/queries.h"

namespace soulstack::history {

namespace {

auto place_of(const Tally& tally) {
  return std::tuple(tally.def.value, tally.attack, tally.keys[0].bits, tally.keys[1].bits);
}

bool before(const Tally& a, const Tally& b) { return place_of(a) < place_of(b); }

// The row of these counts, or the place where it belongs.
const Tally* find(const GameState& s, const Tally& wanted) {
  return std::lower_bound(s.tallies.begin(), s.tallies.end(), wanted, before);
}

bool is_there(const GameState& s, const Tally* at, const Tally& wanted) {
  return at != s.tallies.end() && place_of(*at) == place_of(wanted);
}

Value part_of(const Event& e, EventPart part) {
  switch (part) {
    case EventPart::of:
      return e.subject;
    case EventPart::by:
      return e.by == Seat::game ? nothing : Value::player(e.by);
    case EventPart::doer:
      return e.source;
    case EventPart::from:
      return events::from(e);
    case EventPart::object:
      return e.object;
    case EventPart::none:
      break;
  }
  return nothing;
}

// Sets the players and objects of the row. False: this event is not counted, as it has none of them.
bool set_keys(const TallyDef& def, const Event& e, Tally& row) {
  for (std::size_t i = 0; i < tally_keys; ++i) {
    const TallyKey& key = def.keys[i];
    if (key.part == EventPart::none)
      continue;
    row.keys[i] = part_of(e, key.part);
    const bool is_wrong = key.only_players && !row.keys[i].is(ValueKind::player);
    if (!row.keys[i] || row.keys[i] == nobody || is_wrong)
      return false;
  }
  return true;
}

bool asks_for_object(const TallyDef& def) {
  return std::any_of(def.keys.begin(), def.keys.end(),
                     [](const TallyKey& key) { return key.part == EventPart::of && !key.only_players; });
}

// The attack that the event belongs to (rule 6.9.4); false: it belongs to no such window.
bool set_window(const Table& t, const TallyDef& def, Tally& row) {
  if (def.window == Window::attack)
    row.attack = attack_under_way_now(t);
  return def.window == Window::attack ? row.attack != 0 : def.window == Window::game || t.s.turn.number > 0;
}

template <class Goes>
void forget(Table& t, Goes goes) {
  Tally* const end = std::remove_if(t.s.tallies.begin(), t.s.tallies.end(), goes);
  t.s.tallies.truncate(static_cast<std::uint32_t>(end - t.s.tallies.begin()));
}

// Rule 6.9.5: what happened to it is asked only by abilities that are still on the stack.
bool is_about_the_gone(const Table& t, const Tally& tally) {
  return std::any_of(tally.keys.begin(), tally.keys.end(), [&](Value key) { return key && !t.current(key); });
}

// Stops the game if there is no room for another row (rule 6.9.7).
Tally* add(Table& t, const Tally& row) {
  if (t.s.tallies.full())
    forget(t, [&](const Tally& tally) { return is_about_the_gone(t, tally); });
  const auto at = static_cast<int>(find(t.s, row) - t.s.tallies.begin());
  if (t.s.tallies.insert(at, row))
    return &t.s.tallies[at];
  t.stop("more would have to be kept of what happened than there is room for");
  return nullptr;
}

void count_for(Table& t, TallyId id, const Event& e) {
  const TallyDef& def = t.content.tallies[id.value];
  const bool is_for_revealed = e.flags.has(EventFlag::deck);  // rule 11.1.7: only the card itself hears it
  Tally wanted{.def = id};
  if ((is_for_revealed && !asks_for_object(def)) || !set_window(t, def, wanted) || !set_keys(def, e, wanted) ||
      !fits(t, def.test, e))
    return;
  const Tally* const found = find(t.s, wanted);
  Tally* const row = is_there(t.s, found, wanted) ? const_cast<Tally*>(found) : add(t, wanted);
  if (!row)
    return;
  row->count = static_cast<std::uint16_t>(std::min(row->count + 1, most));
  row->sum = std::clamp(row->sum + (row_of(e.type).has.amount ? e.amount : 1), -most, most);
  row->last = number_in(e);
}

}  // namespace

int number_in(const Event& e) {
  const EventFields& has = row_of(e.type).has;
  return has.value || !has.amount ? static_cast<int>(e.value) : static_cast<int>(e.amount);
}

void count(Table& t, const Event& e) {
  for (std::size_t i = 0; i < t.content.tallies.size(); ++i)
    if (is_one_of(e.type, t.content.tallies[i].test.event))
      count_for(t, TallyId{static_cast<std::uint16_t>(i)}, e);
}

int number_of(const Table& t, TallyId id, HistoryNumber number, const std::array<Value, tally_keys>& keys) {
  Tally wanted{.def = id, .keys = keys};
  const TallyDef& def = t.content.tallies[id.value];
  if (def.window == Window::attack)
    wanted.attack = attack_under_way_now(t);
  const Tally* const row = find(t.s, wanted);
  if (!is_there(t.s, row, wanted))
    return 0;
  return number == HistoryNumber::times ? row->count : number == HistoryNumber::total ? row->sum : row->last;
}

void end_turn(Table& t) {
  if (t.s.tallies.count > 0)
    forget(t, [&](const Tally& tally) { return t.content.tallies[tally.def.value].window == Window::turn; });
}

void end_attack(Table& t, std::uint32_t attack) {
  if (t.s.tallies.count > 0)
    forget(t, [&](const Tally& tally) { return tally.attack == attack; });
}

}  // namespace soulstack::history

namespace soulstack {

int happened_before(const Table& t, const HistoryQuery& query, const Scope& scope) {
  std::array<Value, tally_keys> keys{};
  const TallyDef& def = t.content.tallies[query.tally.value];
  for (std::size_t i = 0; i < tally_keys; ++i)
    if (def.keys[i].part != EventPart::none)
      keys[i] = one_meant(t, query.keys[i], scope);
  return history::number_of(t, query.tally, query.number, keys);
}

}  // namespace soulstack
