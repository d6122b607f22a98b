// Verbs of damage, healing, killing and destroying.
#include "engine/verbs/damage.h"
#include "engine/verbs/lasting.h"
#include "engine/verbs/redirecting.h"
#include "scripting/binding/verb_rows.h"

namespace soulstack::scripting {

namespace {

using namespace verb;

// A player may choose the order in which damage is put on the stack.
bool has_room_for_damage(const Call& c, const Candidates& group) { return has_room(c, 2 * group.count); }
constexpr const char* negative_damage = "damage can't be negative";

// The options of damage, in the order of their rows.
enum Option : std::uint8_t { lethal, preventable, combat, dealt_by };

Flags<EventFlag> flags_of(const Call& c) {
  Flags<EventFlag> flags;
  if (c.is_option(lethal, false))
    flags.set(EventFlag::nonlethal);
  if (c.is_option(preventable, false))
    flags.set(EventFlag::unpreventable);
  if (c.is_option(combat, true))
    flags.set(EventFlag::combat);
  return flags;
}

// A player, or an object with its controller, even if it has left play (rules 10.2.12, 20.6.1a); nil: this object.
Doer doer_named(const Call& c, Value by) {
  if (!by)
    return c.doer();
  return {by, by.is(ValueKind::player) ? by.as_seat() : c.t.controller(by)};
}
Doer dealer(const Call& c) { return doer_named(c, c.has(2) ? c.args[2] : c.options[dealt_by]); }

Reply deal(Call& c) {
  if (c.number(0) < 0)
    return refuse(negative_damage);
  Candidates to;
  c.group(1, to);
  if (!has_room_for_damage(c, to))
    return too_many();
  return reply(deal(c.t, to, c.number(0), dealer(c), flags_of(c), c.item()));
}
Reply take_damage(Call& c) {
  if (c.number(1) < 0)
    return refuse(negative_damage);
  Candidates who;
  c.group(0, who);
  if (!has_room_for_damage(c, who))
    return too_many();
  return reply(take_damage(c.t, who, c.number(1), c.doer(), flags_of(c), c.item()));
}
Reply pay_hp(Call& c) {
  if (c.number(1) < 0)
    return refuse("a player can't pay negative HP");
  return reply(pay_hp(c.t, c.player(0), c.number(1), c.doer()));
}
Reply heal(Call& c) {
  Candidates group;
  c.group(0, group);
  if (!has_room(c, group.count + room_for_others))
    return too_many();
  return reply(each(c.t, GroupVerb::heal, group, c.number(1), c.doer()));
}
Reply kill(Call& c) {
  Candidates group;
  c.group(0, group);
  if (!has_room(c, group.count + 2 * room_for_others))
    return too_many();
  return reply(each(c.t, GroupVerb::kill, group, 1, doer_named(c, c.has(1) ? c.args[1] : nothing)));
}
Reply destroy(Call& c) {
  if (c.gone(0))
    return reply(false);
  return reply(destroy(c.t, c.args[0], c.doer()));
}
Reply prevent(Call& c) {
  const int n = c.has(1) ? c.number(1) : unlimited;
  return reply(prevent(c.t, c.pending(), c.event_about_to_happen(), n, c.doer()));
}
Reply prevent_next(Call& c) {
  if (c.has(1) && c.number(1) < 1)
    return refuse("`n` (argument 2) must be at least 1");
  Candidates group;
  c.group(0, group);
  const Till till = till_of(c.options[0], Till::end_of_turn);
  for (Value v : group)
    prevent_next(c.t, v, c.has(1) ? c.number(1) : unlimited, till, c.doer());
  return ok();
}
// Damage on the stack, or the damage of a `would` ability.
Reply redirect(Call& c) {
  const bool is_event = c.args[0].is(ValueKind::event);
  if (is_event && c.event_about_to_happen())
    return refuse("in `change` and `instead`, write event.of = ...");
  const StackItem* const item = is_event ? c.pending() : c.t.find_item(c.args[0].payload());
  if (item && item->kind != ItemKind::damage)
    return refuse("`damage` (argument 1) must be damage, not something else on the stack");
  return reply(item && !c.gone(1) && redirect(c.t, item->serial, c.args[1]));
}

// clang-format off
constexpr VerbOption of_damage[] = {
    {"lethal",      Type::boolean, "10.2.11", "false: it leaves at least 1 HP.", true},
    {"preventable", Type::boolean, "10.4.7",  "false: it can't be prevented.", true},
    {"combat",      Type::boolean, "10.2.13", "true: it is combat damage."},
    {"by",          Type::bearer,  "10.2.12", "The object or player that deals it."},
};
constexpr std::span<const VerbOption> of_taken_damage{of_damage, 2};

constexpr VerbOption of_prevention[] = {
    {"till", Type::duration, "10.4.2", "When it ends unless it is used before; by default `end_of_turn`."},
};

constexpr VerbRow damage_verbs[] = {
    {"deal",               {{verb::damage, {"to", Type::objects}, {"by", Type::bearer, true}}}, Type::boolean, "10.2.1", "Puts n damage on the stack, dealt by this object or the given one. It is dealt when it resolves, after this effect; for \"if it dies\", use `lasting`.", "deal # damage to %|damage|deal", deal, Does::damage, of_damage, 0, "the effect deals"},
    {"destroy",            {{bearer}},                        Type::boolean, "20.6.1", "Destroys an object; returns whether it was destroyed.", "!destroy|destroy %", destroy, Does::change, {}, trait::destroys},
    {"heal",               {{{"object", Type::objects}, verb::hp}},              Type::number,  "10.3.1", "Heals n; returns how much was healed.", "!heal|heal # hp|heal #", heal, Does::change, {}, 0, "the effect heals"},
    {"kill",               {{{"object", Type::objects}, {"by", Type::bearer, true}}}, Type::number, "20.6.1", "Kills objects: their HP becomes 0. The killer is this object, or the given one; returns how many were killed.", "!kill|kill %|die|dead", kill},
    {"pay_hp",             {{player, verb::hp}},              Type::boolean, "20.5.3", "The player pays n HP if they have that much; returns whether they did.", "", pay_hp, Does::change, {}, 0, "the effect takes"},
    {"prevent",            {{{"event", Type::event}, {"n", Type::number, true, false, Unit::damage}}}, Type::number, "10.4.1", "Prevents a death or damage, all of it or n; returns how much.", "!prevent", prevent, Does::change, {}, trait::prevents, "the effect prevents"},
    {"prevent_next",       {{{"to", Type::objects}, {"n", Type::number, true, false, Unit::damage}}}, Type::none, "10.4.2", "Prevents the next n damage to the object this turn, or all of the next damage.", "!prevent", prevent_next, Does::change, of_prevention, 0, "the effect prevents"},
    {"redirect",           {{{"damage", Type::stack}, {"to", Type::bearer}}}, Type::boolean, "10.2.14", "Damage on the stack is dealt to another player or object with HP; returns whether it is.", "", redirect},
    {"take_damage",        {{{"object", Type::objects}, verb::damage}}, Type::boolean, "10.2.3", "The object takes n damage without a dealer; returns whether it was put on the stack. It is taken when it resolves, after this effect.", "take # damage|damage", take_damage, Does::damage, of_taken_damage, 0, "the effect deals"},
};
// clang-format on

}  // namespace

std::span<const VerbRow> verbs_of_damage() { return damage_verbs; }

}  // namespace soulstack::scripting
