// Rulebook section 5.3: what is looked after each time before a player receives priority. A table of the same shape as
// any procedure; the ruleset orders it.
#include <algorithm>

#include "engine/announce.h"
#include "engine/extras.h"
#include "engine/filters.h"
#include "engine/slots.h"
#include "engine/souls.h"
#include "engine/stats.h"
#include "engine/table.h"
#include "engine/verbs.h"
#include "engine/witness.h"
#include "engine/zones.h"

namespace soulstack {

namespace {

// Locals: did anything go on the stack?
struct LookAfter {
  std::uint8_t put = 0;
  Seat group = Seat::game;  // whose triggered abilities are being put on the stack
  std::uint8_t deaths = 0;  // somebody or something may be at 0 HP
  std::uint8_t unused = 0;
};

bool take(Table& t, std::uint8_t what) {
  const bool due = t.s.attention & what;
  t.s.attention = static_cast<std::uint8_t>(t.s.attention & ~what);
  return due;
}

// ---- (a) Bonus souls and winning

Flow claim_bonus_souls(Table& t, LookAfter&) {
  if ((t.s.attention & attention::souls) == 0) return next();
  t.listeners.refresh(t);
  for (const Listener& l : t.listeners.claims()) {
    if (!t.current(l.source) || t.zone_of(static_cast<CardIndex>(l.source.index())).kind != ZoneKind::bonus) continue;
    const Seat who = claimant(t, l);
    if (who == Seat::game) continue;
    happened(t, l.ability);
    return stay(gain_soul(t, who, static_cast<CardIndex>(l.source.index()), {l.source, who}));
  }
  return next();
}

Flow check_winning(Table& t, LookAfter&) {
  if (take(t, attention::souls)) check_winners(t);
  return next();
}

// ---- (b) Deaths

void put_death(Table& t, Value who) {
  StackItem item;
  item.kind = ItemKind::death;
  item.controller = who.is(ValueKind::player) ? who.as_seat() : Seat::game;
  item.source = who;
  item.targets[0] = who;
  item.event.type = EventType::death;
  item.event.subject = who;
  put_on_stack(t, item, who);
}

// The player whose effect brought them all to 0 HP; the active player if there is no such one (rules 13.9.2, 13.9.3).
Seat who_did_it(const Table& t, const Candidates& dying) {
  Seat did = Seat::game;
  bool first = true;
  for (Value v : dying) {
    const Seat killer = killer_of(t.s, v.is(ValueKind::player) ? extras::player_object(v.as_seat())
                                                               : static_cast<std::uint16_t>(v.index()));
    if (!first && killer != did) return t.active();
    did = killer;
    first = false;
  }
  return did == Seat::game ? t.active() : did;
}

void dying_players(const Table& t, Candidates& into) {
  for (int p = 0; p < t.players(); ++p)
    if (t.player(seat(p)).flags & player_flag::death_due) into.add(Value::player(seat(p)));
}

// Players lowest, in reverse turn order, so that they resolve after the monsters and in turn order (rule 13.9).
bool put_player_deaths(Table& t) {
  bool any = false;
  Candidates dying;
  dying_players(t, dying);
  if (dying.count == 0) return false;
  Seat who = t.right_of(who_did_it(t, dying));
  for (int k = 0; k < t.players(); ++k, who = t.right_of(who)) {
    Player& p = t.player(who);
    if ((p.flags & player_flag::death_due) == 0) continue;
    p.flags = static_cast<std::uint8_t>(p.flags & ~player_flag::death_due);
    if (t.dead(who) || death_on_stack(t, Value::player(who))) continue;
    put_death(t, Value::player(who));
    any = true;
  }
  return any;
}

// Monsters and whatever else has HP and is no player (rules 13.1.1, 13.9.4).
void dying_objects(Table& t, Candidates& into) {
  for (const Zone& z : t.s.zones) {
    if (z.kind != ZoneKind::slot && z.kind != ZoneKind::play) continue;
    for (CardIndex i = z.top; i != no_card; i = t.card(i).below) {
      Card& c = t.card(i);
      if ((c.flags & card_flag::death_due) == 0) continue;
      if (!has_hp(t, t.ref(i)) || is_eternal(t, i) || death_on_stack(t, t.ref(i))) {
        c.flags = static_cast<std::uint8_t>(c.flags & ~card_flag::death_due);  // rule 13.1.3
      } else {
        into.add(t.ref(i));
      }
    }
  }
}

Flow put_deaths(Table& t, LookAfter& l) {
  if ((t.s.attention & attention::deaths) == 0) return next();
  settle_damage(t);
  take(t, attention::deaths);
  l.deaths = 1;
  if (put_player_deaths(t)) l.put = 1;
  return next();
}

Flow order_monster_deaths(Table& t, LookAfter& l) {
  Candidates among;
  if (l.deaths) dying_objects(t, among);
  return next(choose(t, {.prompt = Prompt::death_order, .who = who_did_it(t, among)}, among));
}

Flow put_monster_death(Table& t, Frame& f) {
  if (!f.result.is(ValueKind::card)) return next();
  const Value who = f.result;
  Card& c = t.card(static_cast<CardIndex>(who.index()));
  c.flags = static_cast<std::uint8_t>(c.flags & ~card_flag::death_due);
  put_death(t, who);
  f.as<LookAfter>().put = 1;
  return go_to<order_monster_deaths>();
}

// ---- (c) Triggered abilities

int group_rank(const Table& t, Seat controller) {
  if (controller == Seat::game) return 0;
  return 1 + (index_of(controller) + t.players() - index_of(t.active())) % t.players();
}

// The same ability without targets: their order can't matter (ruling Q73).
bool alike(const Table& t, const StackItem& a, const StackItem& b) {
  return a.ability == b.ability && t.content[a.ability].targets.empty() && t.content[a.ability].modes.empty();
}

Flow order_triggers(Table& t, LookAfter& l) {
  take(t, attention::triggers);
  if (t.s.waiting.count == 0) return next();
  Seat group = t.s.waiting[0].controller;
  for (const StackItem& w : t.s.waiting)
    if (group_rank(t, w.controller) < group_rank(t, group)) group = w.controller;
  l.group = group;
  Candidates among;
  bool differ = false;
  const StackItem* first = nullptr;
  for (int i = 0; i < t.s.waiting.size(); ++i) {
    const StackItem& w = t.s.waiting[i];
    if (w.controller != group) continue;
    if (!first) first = &w;
    differ = differ || !alike(t, *first, w);
    among.add(Value::wide(ValueKind::waiting, static_cast<std::uint32_t>(i)));
  }
  if (!differ) return next(done(among[0]));
  return next(choose(t, {.prompt = Prompt::trigger_order, .who = group}, among));
}

// A lasting effect that changes or replaces events is used by doing so, not by what it triggers then.
bool replaces(const Table& t, std::uint32_t serial) {
  const Lasting* l = t.find_lasting(serial);
  if (!l) return false;
  const std::vector<AbilityId>& parts = t.content[l->ability].nested;
  return std::any_of(parts.begin(), parts.end(), [&](AbilityId id) {
    return t.content[id].kind == AbilityKind::change || t.content[id].kind == AbilityKind::instead;
  });
}

Flow put_trigger(Table& t, Frame& f) {
  if (!f.result.is(ValueKind::waiting)) return next();
  const int at = static_cast<int>(f.result.payload());
  StackItem item = t.s.waiting[at];
  t.s.waiting.erase(at);
  f.as<LookAfter>().put = 1;
  const std::uint32_t lasting = item.serial;
  if (lasting) {  // its targets are those of the lasting effect that it belongs to
    if (const Lasting* l = t.find_lasting(lasting)) item.targets = l->targets;
    if (!t.content[item.ability].targets.empty()) item.targets = {};
    if (!replaces(t, lasting)) use_lasting(t, lasting);
  }
  return go_to<order_triggers>(announce(t, item));
}

// ---- (d) Events that are done, and empty slots

bool waits_or_is_on_stack(const Table& t, Value source) {
  auto about = [&](const StackItem& i) { return i.source == source || i.event.subject == source; };
  return std::any_of(t.s.stack.begin(), t.s.stack.end(), about) ||
         std::any_of(t.s.waiting.begin(), t.s.waiting.end(), about);
}

Flow discard_events(Table& t, LookAfter&) {
  if (!take(t, attention::events)) return next();
  for (const Zone& z : t.s.zones) {
    if (z.kind != ZoneKind::slot || z.top == no_card || !is_event(t, z.top)) continue;
    if (!waits_or_is_on_stack(t, t.ref(z.top))) zones::move(t, z.top, zones::discard_of(t, z.top));
  }
  return next();
}

Flow refill(Table& t, LookAfter&) {
  if (!take(t, attention::slots)) return next();
  refill_slots(t);
  return next();
}

// First edition: the refills go on the stack (rule 14.2.1).
Flow refills_on_stack(Table& t, LookAfter& l) {
  if (take(t, attention::slots) && put_refills(t)) l.put = 1;
  return next();
}

Flow look_again(Table& t, LookAfter& l) {
  if (t.s.attention && !t.s.over) return go_to<claim_bonus_souls>();
  return finish(Value::boolean(l.put));
}

constexpr Step steps[] = {
    {"claim_bonus_souls", "15.4.2", step<claim_bonus_souls>},
    {"check_winning", "15.2.1", step<check_winning>},
    {"put_deaths", "13.1.1", step<put_deaths>},
    {"order_monster_deaths", "13.9.2", step<order_monster_deaths>},
    {"put_monster_death", "13.9.1", step<put_monster_death>},
    {"order_triggers", "6.6.3", step<order_triggers>},
    {"put_trigger", "6.6.2", step<put_trigger>},
    {"discard_events", "3.3.5", step<discard_events>},
    {"refill", "14.2.1", step<refill>, true},
    {"put_refills", "14.2.1", step<refills_on_stack>, true},
    {"look_again", "5.3.1", step<look_again>},
};

}  // namespace

extern const Catalogue next_priority_catalogue;
const Catalogue next_priority_catalogue{"next_priority", "5.3", steps, true};

}  // namespace soulstack
