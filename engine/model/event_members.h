// What each member of Event holds in each event. Those that abilities can ask about are in the rows of the events
// (engine/model/event_rows.h); the others are listed here. A member that is neither is not set.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/model/event_rows.h"

namespace soulstack {

enum class EventMember : std::uint8_t { subject, source, object, by, zone, amount, value };
inline constexpr std::array event_members = {EventMember::subject, EventMember::source, EventMember::object,
                                             EventMember::by,      EventMember::zone,   EventMember::amount,
                                             EventMember::value};

// A member that abilities do not ask about.
struct FurtherMember {
  EventType event;
  EventMember member;
  std::string_view is;
};

namespace members {

using enum EventMember;
using E = EventType;

// clang-format off
inline constexpr FurtherMember further_members[] = {
    // A roll for rewards carries them in the event of its stack object, which has no type.
    {E::none, amount, "how many times the reward is gained"},
    {E::none, value, "1: the reward is loot; 0: it is coins"},
    {E::death_penalty, by, "the player who chooses the item"},
    {E::death_penalty, amount, "1: the item is chosen at random"},
    {E::death_penalty, value, "the player who gets the item; nothing: it is destroyed"},
    {E::death_penalty, object, "the player who gets the loot; nothing: it is discarded"},
    {E::death_penalty, source, "the player who gets the coins; nothing: they are lost"},
    {E::rewards, source, "the monster"},
    {E::turn_ended, subject, "the player whose turn it is"},
    {E::turn_ended, by, "the player whose turn it is"},
    {E::turn_skipped, subject, "the player who skips it"},
    {E::phase_changed, subject, "the player whose turn it is"},
    {E::phase_changed, amount, "the Phase that begins"},
    {E::loot_drawn, source, "the source that lets them draw"},
    {E::loot_drawn, amount, "1"},
    {E::loot_discarded, amount, "1"},
    {E::loot_given, amount, "1"},
    {E::loot_played, source, "the loot card"},
    {E::looting, zone, "the deck that is drawn from"},
    {E::gaining_treasure, zone, "the deck that the treasures come from"},
    {E::item_gained, zone, "the deck it comes from, if the item is not known yet"},
    {E::item_gained, amount, "1"},
    {E::item_given, amount, "1"},
    {E::item_activated, source, "the item"},
    {E::counters_added, zone, "the kind of counter"},
    {E::counters_removed, zone, "the kind of counter, or any"},
    {E::deck_shuffled, zone, "the deck"},
    {E::card_moved, subject, "the card"},
    {E::card_moved, zone, "the zone it goes to"},
    {E::card_moved, value, "the zone it comes from"},
    {E::card_put, object, "the object that it is put under; nothing: it is not put under one"},
    {E::card_put, zone, "the zone it goes to, or a new slot"},
    {E::card_put, amount, "the type of the new slot"},
    {E::card_put, value, "its place from the top, from 1; 0: the bottom"},
    {E::hp_paid, by, "the player who pays"},
    {E::entered_play, source, "the object that entered play"},
    {E::left_play, source, "the object that left play"},
    {E::destroyed, value, "the attack roll behind it"},
    {E::discarded, value, "1: the top card of its deck takes its place"},
    {E::covered, source, "the object as it was before it was covered"},
    {E::slots_expanded, zone, "the type of the slots"},
    {E::soul_gained, amount, "how many souls it counts as; 1 once it is gained"},
    {E::soul_given, amount, "how many souls it counts as; 1 once it is given"},
    {E::became_copy, amount, "the Till of the copy"},
    {E::flipped, amount, "the face that comes up, from 1"},
    {E::ability_copied, object, "the ability"},
    {E::loot_copied, subject, "the loot card"},
    {E::loot_copied, object, "its ability; nothing: it has none"},
    {E::loot_copied, value, "a LootCopy: what becomes of the copy"},
    {E::loot_copied, amount, "if the copy is kept: the Till of that"},
    {E::item_put_on_stack, subject, "the object on the stack"},
    {E::item_put_on_stack, source, "the source of the object on the stack"},
    {E::item_put_on_stack, object, "the player or object whose death it is"},
    {E::item_put_on_stack, by, "the player who controls it"},
    {E::resolved, subject, "the object on the stack"},
    {E::resolved, source, "the source of the object on the stack"},
    {E::resolved, by, "the player who controls it"},
    {E::fizzled, subject, "the object on the stack, or the source of an ability that is not copied"},
    {E::fizzled, source, "the source of the object on the stack"},
    {E::fizzled, by, "the player who controls it"},
    {E::cancelled, source, "the source of the object on the stack"},
    {E::note_written, object, "what is noted; nothing: the notes are removed"},
    {E::note_written, amount, "how: notes::How"},
    {E::attacks_granted, value, "the AttackGrant"},
    {E::attack_joined, value, "the seats that join, one bit each"},
    {E::extra_turn_gained, amount, "1"},
    {E::turn_lost, amount, "1"},
    {E::game_won, subject, "the player who won"},
    {E::game_won, by, "the player who won"},
    {E::script_failed, subject, "the ability"},
    {E::script_failed, source, "the object with the ability"},
    {E::script_failed, amount, "how often the scripts of its card have failed"},
    {E::script_failed, value, "how often any scripts have failed in this game"},
    {E::quarantined, subject, "the ability"},
    {E::quarantined, source, "the object with the ability"},
    {E::forbidden, subject, "the player or object that it would have happened to"},
    {E::forbidden, source, "the object that forbids it"},
    {E::forbidden, by, "the player who would have done it"},
    {E::forbidden, value, "the EventType that can't happen"},
    {E::set_event, zone, "its number in Content::events"},
    {E::buying, amount, "the price"},
    {E::rolling, amount, "how many dice are rolled, of which one is chosen"},
    {E::rolling, value, "the player who chooses it"},
    {E::rolling, zone, "how many sides the dice have"},
    {E::step_ended, zone, "the procedure of the step"},
    {E::step_ended, value, "its place in the catalogue of that procedure"},
};
// clang-format on

// Empty: abilities do not ask about it.
constexpr std::string_view asked_about(const EventFields& has, EventMember member) {
  const bool of_pile = has.from.names == Names::pile;  // the filter `from` is about Event::zone then
  switch (member) {
    case subject:
      return has.of.is;
    case source:
      return of_pile ? "" : has.from.is;
    case object:
      return has.object.is;
    case by:
      return has.by.is;
    case zone:
      return of_pile ? has.from.is : "";
    case amount:
      return has.amount ? "the amount" : "";
    case value:
      return has.value ? "the number on the die" : has.attack_roll ? "the attack roll behind it" : "";
  }
  return "";
}

}  // namespace members

// What the member holds in events of this type; empty: it is not set.
constexpr std::string_view meaning_of(EventType type, EventMember member) {
  if (const std::string_view is = members::asked_about(row_of(type).has, member); !is.empty())
    return is;
  for (const FurtherMember& further : members::further_members)
    if (further.event == type && further.member == member)
      return further.is;
  return "";
}

constexpr bool is_set(const Event& e, EventMember member) {
  switch (member) {
    case EventMember::subject:
      return bool{e.subject};
    case EventMember::source:
      return bool{e.source};
    case EventMember::object:
      return bool{e.object};
    case EventMember::by:
      return e.by != Seat::game;
    case EventMember::zone:
      return e.zone != 0;
    case EventMember::amount:
      return e.amount != 0;
    case EventMember::value:
      return e.value != 0;
  }
  return false;
}

}  // namespace soulstack
