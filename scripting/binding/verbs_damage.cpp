// Verbs of damage, healing, killing and destroying.
#include "scripting/binding/verb_rows.h"

#include <algorithm>

#include "engine/table/queries.h"

namespace soulstack::scripting {

namespace {

using namespace verb;

// What the ability triggered on: the damage, or the roll, by its serial.
std::uint32_t triggered_on(const Call& c) {
  const StackItem* const item = c.t.find_item(c.item());
  return item ? item->event.cause : 0;
}

// The object with the ability deals it, or the player who is named (rule 10.2.2); what is taken nobody deals.
Reply put_on_group(Call& c, int who, int n, bool taken) {
  if (n < 0) return refuse("there is no damage below 0");
  const bool player_deals = !taken && c.has(2);
  const Doer by = player_deals ? Doer{c.args[2], c.player(2)} : c.doer();
  Candidates group;
  c.group(who, group);
  if (!has_room(c, 2 * group.count)) return too_many();  // they are put in order
  return reply(put_damage_on(c.t, group,
                             {.type = EventType::damage,
                              .flags = static_cast<std::uint16_t>(taken ? event_flag::taken : 0),
                              .subject = nothing,
                              .source = taken ? nothing : by.source,
                              .by = taken ? Seat::game : by.by,
                              .amount = static_cast<std::int16_t>(std::clamp(n, 0, 1000)),
                              .cause = triggered_on(c)},
                             by));
}
Reply deal(Call& c) { return put_on_group(c, 1, c.number(0), false); }
Reply take(Call& c) { return put_on_group(c, 0, c.number(1), true); }
// All or nothing, and no damage (rule 20.5.3, ruling Q58).
Reply pay_with_hp(Call& c) {
  const Value who = c.args[0];
  if (c.number(1) < 0) return refuse("nobody pays less than 0 HP");
  return reply(pay_hp(c.t, who.as_seat(), c.number(1), c.doer()));
}
Reply heal_some(Call& c) {
  Candidates group;
  c.group(0, group);
  if (!has_room(c, group.count + room_for_others)) return too_many();
  return reply(each(c.t, GroupVerb::heal, group, c.number(1), c.doer()));
}
Reply kill_some(Call& c) {
  Candidates group;
  c.group(0, group);
  if (!has_room(c, group.count + 2 * room_for_others)) return too_many();
  return reply(each(c.t, GroupVerb::kill, group, 1, c.doer()));
}
Reply destroy_it(Call& c) {
  if (c.gone(0)) return reply(false);
  return reply(destroy(c.t, c.args[0], c.doer()));
}
Reply prevent(Call& c) {
  const int n = c.has(1) ? c.number(1) : 1000;
  StackItem* pending = c.pending();
  if (pending && pending->kind == ItemKind::death) {
    prevent_death(c.t, pending->serial, c.doer());
    return reply(1);
  }
  if (pending && pending->kind == ItemKind::damage) {
    const int done = prevent_damage(c.t, pending->event, n, c.doer());
    if (pending->event.amount == 0) remove_item(c.t, pending->serial);
    return reply(done);
  }
  Event* const e = c.event_at_the_doors();
  if (e && e->type == EventType::death) e->flags |= event_flag::prevented;
  if (!e || e->type != EventType::damage) return reply(e && e->type == EventType::death ? 1 : 0);
  e->flags |= event_flag::rewritten;  // an `instead` that leaves some of it
  return reply(prevent_damage(c.t, *e, n, c.doer()));
}
Reply prevent_the_next(Call& c) {
  if (c.has(1) && c.number(1) < 1) return refuse("`n` (argument 2) must be at least 1");
  Candidates group;
  c.group(0, group);
  for (Value v : group) prevent_next_damage(c.t, v, c.has(1) ? c.number(1) : unlimited, c.doer());
  return ok();
}

// clang-format off
constexpr VerbRow rows[] = {
    {"deal",               {{number, {"to", Type::objects}, {"by", Type::player, true}}}, Type::boolean, "10.2.1", "Puts n damage on the stack, dealt by this or by that player.", deal, Does::damage},
    {"destroy",            {{bearer}},                        Type::boolean, "20.6.1", "Destroys an object; was it destroyed?", destroy_it},
    {"heal",               {{{"object", Type::objects}, number}},                Type::number,  "10.3.1", "Heals n; how much was healed.", heal_some},
    {"kill",               {{{"object", Type::objects}}},     Type::number,  "20.6.1", "Kills: its HP becomes 0; how many were killed.", kill_some},
    {"pay_hp",             {{player, number}},                Type::boolean, "20.5.3", "The player pays n HP, if they have as many; did they?", pay_with_hp},
    {"prevent",            {{{"event", Type::event}, {"n", Type::number, true}}}, Type::number, "10.4.1", "Prevents damage, all or n of it, or a death; how much.", prevent},
    {"prevent_next",       {{{"to", Type::objects}, {"n", Type::number, true}}}, Type::none, "10.4.2", "Prevents the next n damage to the object this turn, or all of the next damage.", prevent_the_next},
    {"take_damage",        {{{"object", Type::objects}, number}}, Type::boolean, "10.2.3", "The object takes n damage that nobody deals; was it put on the stack?", take, Does::damage},
};
// clang-format on

}  // namespace

std::span<const VerbRow> verbs_of_damage() { return rows; }

}  // namespace soulstack::scripting
