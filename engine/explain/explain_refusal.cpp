// Why something can't be done now.
#include "engine/explain/explain_refusal.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/explain/view.h"
#include "engine/model/event_rows.h"
#include "engine/model/object_counts.h"
#include "engine/rules/loot_plays.h"
#include "engine/rules/priority.h"
#include "engine/table/attacks_under_way.h"
#include "engine/table/loops.h"
#include "engine/table/object_abilities.h"
#include "engine/table/quarantine.h"
#include "engine/table/queries.h"
#include "engine/verbs/announce.h"
#include "engine/verbs/purchase.h"

namespace soulstack {

namespace {

const Refusal none{};

Refusal forbidden(Table& t, Deed deed, Seat who, Value object) {
  const AbilityId id = banned(t, deed, who, object);
  if (!id.known())
    return none;
  return {"a card forbids it", "1.2", id};
}

// Why the player cannot act with priority now.
Refusal not_asked(const Table& t, Seat who) {
  if (t.s.over())
    return {"the game is over", "15.2.3", {}};
  const Prompt prompt = t.decision.prompt;
  if (prompt != Prompt::priority && prompt != Prompt::action)
    return {fmt::format("{} has to make a choice first", player_name(t.decision.who)), t.decision.rule(), {}};
  if (t.decision.who != who)
    return {fmt::format("{} has priority", player_name(t.decision.who)), "5.1.1", {}};
  return none;
}

// ---- Declarations

Refusal not_declared(const Table& t, Seat who) {
  if (who != t.active())
    return {fmt::format("only the active player may do this, and that is {}", player_name(t.active())), "4.3.2", {}};
  if (t.s.turn.phase != Phase::action)
    return {"this is possible only in the action phase", "4.3.2", {}};
  if (attack_under_way(t))
    return {"this is not possible during an attack", "11.3.7", {}};
  if (t.s.stack.count > 0)
    return {"this is possible only while the stack is empty", "4.3.2", {}};
  return not_asked(t, who);
}

Refusal not_attacking(Table& t, Seat who) {
  if (const Refusal r = not_declared(t, who))
    return r;
  if (const Refusal r = forbidden(t, Deed::attack, who, nothing))
    return r;
  const int attacks = stat_of(t, stat::attacks_per_turn, Value::player(who));
  if (t.s.turn.attacks >= attacks)
    return {fmt::format("all attacks of this turn are used ({})", attacks), "4.3.3", {}};
  return {"there is nothing to attack", "11.1.3", {}};
}

Refusal not_buying(Table& t, Seat who) {
  if (const Refusal r = not_declared(t, who))
    return r;
  if (const Refusal r = forbidden(t, Deed::purchase, who, nothing))
    return r;
  const int purchases = stat_of(t, stat::purchases_per_turn, Value::player(who));
  if (t.s.turn.purchases >= purchases)
    return {fmt::format("all purchases of this turn are used ({})", purchases), "4.3.3", {}};
  if (t.s.turn.failed_purchase != 0)
    return {"the last purchase failed, and ¢, prices and the shop have not changed since", "12.6", {}};
  return {"there is nothing to buy", "12.2", {}};
}

Refusal not_ending(Table& t, Seat who) {
  if (const Refusal r = not_declared(t, who))
    return r;
  t.listeners.refresh(t);
  const auto demands = t.listeners.must(Deed::attack);
  return {"an attack must be made first", "11.1.4", demands.empty() ? AbilityId{} : demands.front().ability};
}

Refusal no_room(const Table& t, AbilityId id) {
  if (has_room(t, id))
    return none;
  if (t.s.turn.resolved >= most_by_choice)
    return {fmt::format("{} objects have already resolved this turn", t.s.turn.resolved), "1.9", {}};
  if (t.s.stack.count >= highest_stack)
    return {fmt::format("there are already {} objects on the stack", t.s.stack.count), "1.9", {}};
  return {fmt::format("there are already {} lasting effects, and it would create another", t.s.lasting.count), "1.9",
          id};
}

std::string_view name_of(Window within) {
  return within == Window::turn ? "this turn" : within == Window::attack ? "in this attack" : "in this game";
}

// The first part of the condition that does not hold; null if none is about the past (rule 6.9.1).
const Condition* missing_history(const Table& t, AbilityId id, const Condition& c, const Scope& scope) {
  if (c.kind == ConditionKind::history)
    return holds(t, id, c, scope) ? nullptr : &c;
  for (const Condition& part : c.all)
    if (!holds(t, id, part, scope))
      return missing_history(t, id, part, scope);
  return nullptr;
}

// "its condition does not hold: `loot_played` happened 1 time this turn, and it asks for 2".
std::string why_it_does_not_hold(const Table& t, AbilityId id, const Scope& scope) {
  const Condition* const missing = missing_history(t, id, t.content[id].trigger.given, scope);
  if (!missing)
    return "its condition does not hold";
  const HistoryQuery& query = missing->history;
  const TallyDef& asked = t.content.tallies[query.tally.value];
  const int n = happened_before(t, query, scope);
  const std::string counted = query.number == HistoryNumber::times
                                  ? fmt::format("happened {} time{}", n, n == 1 ? "" : "s")
                              : query.number == HistoryNumber::total ? fmt::format("had a total of {}", n)
                                                                     : fmt::format("last had the number {}", n);
  const std::string needed = n < query.at_least ? fmt::format("it needs {}", query.at_least)
                                                : fmt::format("it allows at most {}", query.at_most);
  return fmt::format("its condition does not hold: the event `{}` that it asks about {} {}, and {}",
                     row_of(asked.test.event).name, counted, name_of(asked.window), needed);
}

// When it can be used (rule 6.3.5).
Refusal not_now(const Table& t, Seat who, CardIndex card, AbilityId id) {
  const Scope scope{.you = who, .self = t.ref(card)};
  if (holds_now(t, id, scope))
    return none;
  const bool holds_at_all = holds(t, id, t.content[id].trigger.given, scope);
  if (!holds_at_all)
    return {why_it_does_not_hold(t, id, scope), "6.3.5", id};
  return t.content[id].trigger.during == During::your_turn
             ? Refusal{"it can be used only in their own turn", "6.3.5", id}
             : Refusal{"it can be used only in other players' turns", "6.3.5", id};
}

Refusal not_paid(Table& t, Seat who, CardIndex card, AbilityId id) {
  const AbilityDef& a = t.content[id];
  const Cost& c = a.activation().cost;
  if (can_pay(t, a, who, card))
    return none;
  if (a.kind == AbilityKind::tap && t.card(card).flags.has(CardFlag::deactivated))
    return {"it is deactivated", "6.3.2", id};
  if (c.destroy_this && is_eternal(t, card))
    return {"it is Eternal, and can't be destroyed as a cost", "6.2.3", id};
  if (const int price = price_of(t, a, c, card); price > t.player(who).coins)
    return {fmt::format("it costs {}¢, but only {}¢ are there", price, t.player(who).coins), "6.2.2", id};
  if (c.counters > counters_of(t, t.ref(card)))
    return {fmt::format("it costs {} counters, but only {} are there", c.counters, counters_of(t, t.ref(card))),
            "6.2.2", id};
  return {"it can't be paid for", "6.2.2", id};
}

Refusal too_often(const Table& t, CardIndex card, AbilityId id, std::string_view what) {
  if (!repeated_enough(t, card, id))
    return none;
  return {fmt::format("it was already {} {} times this turn", what, t.rules()[Number::repeats_per_turn]), "1.9", id};
}

// ---- Loot

Refusal not_playing(Table& t, Seat who, CardIndex card) {
  if (t.printed(card).type != t.content.loot_deck)
    return {"it is not a loot card", "8.1", {}};
  if (t.zone_of(card).kind != ZoneKind::hand || t.zone_of(card).seat != who)
    return {"it is not in their hand", "8.1", {}};
  if (!has_loot_play(t, who, t.ref(card)))
    return who == t.active() ? Refusal{"no loot plays are left this turn", "8.2", {}}
                             : Refusal{"other players may play loot only if an effect lets them", "5.1.7", {}};
  if (const Refusal r = forbidden(t, Deed::play_loot, who, t.ref(card)))
    return r;
  const AbilityId play = t.def(card).play;
  if (play.known())
    if (const Refusal r = not_now(t, who, card, play))
      return r;
  if (play.known() && !t.content[play].activation().cost.is_free())
    if (const Refusal r = not_paid(t, who, card, play))
      return r;
  if (play.known() && !has_targets(t, play, who, t.ref(card)))
    return {"it has no target", "7.12", play};
  if (play.known())
    if (const Refusal r = too_often(t, card, play, "played"))
      return r;
  if (const Refusal r = no_room(t, play))
    return r;
  return not_asked(t, who);
}

// ---- Activated abilities

Refusal not_in_force(const Table& t, CardIndex card) {
  const Zone& z = t.zone_of(card);
  if (!t.in_play(card))
    return {"it is not in play", "6.1.1", {}};
  if (z.kind == ZoneKind::slot && t.content.slot_types[z.of].sells)
    return {"the abilities of shop items do not work", "3.1.5", {}};
  return none;
}

Refusal not_a_user(const Table& t, Seat who, CardIndex card, AbilityId id) {
  if (is_user(t, who, card, id))
    return none;
  if (t.content[id].activation().names_users)
    return {"it names other players as its users", "6.3.6", id};
  if (is_fixture(t, card))
    return {"only the active player may use a fixture", "3.8.3", {}};
  return is_room(t, card) ? Refusal{"only the active player may use a room", "16.2", {}}
                          : Refusal{"they do not control it", "6.3.1", {}};
}

Refusal not_activating(Table& t, Seat who, CardIndex card, AbilityId id) {
  const AbilityDef& a = t.content[id];
  if (const Refusal r = not_a_user(t, who, card, id))
    return r;
  if (const Refusal r = not_paid(t, who, card, id))
    return r;
  if (used_enough(t, id, t.ref(card)))
    return {
        fmt::format("it was already used {} this turn",
                    a.activation().uses_per_turn == 1 ? "once" : fmt::format("{} times", a.activation().uses_per_turn)),
        "6.3.5", id};
  if (const Refusal r = not_now(t, who, card, id))
    return r;
  if (a.level > counters_of(t, t.ref(card), counter::level))
    return {fmt::format("it needs level {}", a.level), "20.1.5", id};
  if (!has_targets(t, id, who, t.ref(card)))
    return {"it has no target", "7.12", id};
  if (const Refusal r = too_often(t, card, id, "activated"))
    return r;
  return no_room(t, id);
}

// It is printed on the card, but something takes it away.
Refusal lost_ability(Table& t, CardIndex card, Value ability) {
  const AbilityList has = abilities_of(t, card);
  for (AbilityId id : t.def(card).abilities) {
    const AbilityKind kind = t.content[id].kind;
    const bool is_meant =
        ability ? ability == Value::ability(id) : kind == AbilityKind::tap || kind == AbilityKind::paid;
    if (is_meant && std::find(has.begin(), has.end(), id) == has.end())
      return {"an effect takes its abilities away", "6.10.4", reason_for(t, card, id)};
  }
  return none;
}

Refusal not_activating(Table& t, Seat who, CardIndex card, Value ability) {
  if (const Refusal r = not_in_force(t, card))
    return r;
  if (quarantined(t, t.card(card).def))
    return {"its scripts failed too often", "1.10", {}};
  if (has_no_abilities(t, card))
    return {"it has lost its abilities", "6.1.1", {}};
  if (const Refusal r = forbidden(t, Deed::activate, who, t.ref(card)))
    return r;
  Refusal first = lost_ability(t, card, ability);
  for (AbilityId id : abilities_of(t, card)) {
    const AbilityKind kind = t.content[id].kind;
    if ((kind != AbilityKind::tap && kind != AbilityKind::paid) || (ability && ability != Value::ability(id)))
      continue;
    const Refusal r = not_activating(t, who, card, id);
    if (!r)
      return not_asked(t, who);
    if (!first)
      first = r;
  }
  return first ? first : Refusal{"it has no ability that can be activated", "6.3.1", {}};
}

// ---- Answers

Refusal not_attacked(Table& t, Value object) {
  if (object.is(ValueKind::player))
    return {"no effect lets players be attacked", "11.6.1", {}};
  if (object.is(ValueKind::card)) {
    if (!t.in_play(object.as_card()))
      return {"it is not in play", "11.1.3", {}};
    if (const Refusal r = forbidden(t, Deed::attack, t.active(), object))
      return r;
    const CostsOfDeed costs = costs_of(t, Deed::attack, t.active(), object);
    if (costs.count > 0)
      return {"attacking it has a cost that can't be paid", "11.1.12", costs.begin()->ability};
    if (attackable(t, object))
      return {"something else must be attacked", "11.1.4", {}};
  }
  return {"it can't be attacked", "11.1.3", {}};
}

Refusal not_chosen(Table& t, Value object) {
  switch (t.decision.prompt) {
    case Prompt::attack_target:
      return not_attacked(t, object);
    case Prompt::cover_slot:
    case Prompt::ambush_slot:
      return {"it can't be covered", "14.3.6", {}};
    case Prompt::purchase:
      return {"it is not on sale", "12.2", {}};
    case Prompt::target: {
      const StackItem* item = t.find_item(t.decision.about.payload());
      return {"it does not match the text", "7.3", item ? ability_in_force(t, *item) : AbilityId{}};
    }
    default:
      return {"it is not one of the answers", t.decision.rule(), {}};
  }
}

bool is_an_option(const Table& t, Seat who, const Option& wanted) {
  return t.decision.open && t.decision.who == who &&
         std::any_of(t.decision.options.begin(), t.decision.options.end(), [&](const Option& o) {
           return o.kind == wanted.kind && (!wanted.object || o.object == wanted.object) &&
                  (!wanted.ability || o.ability == wanted.ability);
         });
}

}  // namespace

Refusal why_not(Table& t, Seat who, const Option& wanted) {
  if (is_an_option(t, who, wanted))
    return none;
  if (wanted.object.is(ValueKind::lasting))
    return {"this copy can't be played now", "20.9.3", {}};
  const auto card = wanted.object.as_card();
  switch (wanted.kind) {
    case OptionKind::play_loot:
      return not_playing(t, who, card);
    case OptionKind::activate:
      return not_activating(t, who, card, wanted.ability);
    case OptionKind::declare_attack:
      return not_attacking(t, who);
    case OptionKind::declare_purchase:
      return not_buying(t, who);
    case OptionKind::end_turn:
      return not_ending(t, who);
    case OptionKind::offer:
      return {"bartering is not allowed, or there are no ¢ to give", "18.1", {}};
    case OptionKind::pass:
      return not_asked(t, who);
    case OptionKind::choose:
      break;
  }
  if (t.decision.open && t.decision.who != who)
    return {fmt::format("{} has to answer first", player_name(t.decision.who)), t.decision.rule(), {}};
  return not_chosen(t, wanted.object);
}

std::string sentence_of(const Table& t, const Refusal& refusal) {
  std::string text = refusal.why;
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  if (!refusal.because.known())
    return fmt::format("{} (rule {})", text, refusal.rule);
  const AbilityDef& a = t.content[refusal.because];
  const std::string card = a.card.known() ? t.content[a.card].name : "The rules";
  const std::string said =
      a.text.empty() ? card : card + ": " + a.text;  // what lasts for a while has no text of its own
  return fmt::format("{} (rule {}). {} ({})", text, refusal.rule, said, place_in_set(a.file, a.line));
}

}  // namespace soulstack
