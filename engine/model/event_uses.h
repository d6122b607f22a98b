// What an event keeps in a field whose name does not say it: the pile that a loot card is drawn from, the kind of counter,
// the player who chooses the item of a death penalty. The rules read and write such fields by the names in this file.
#pragma once

#include <cstdint>
#include <type_traits>

#include "engine/model/event.h"
#include "engine/model/event_members.h"
#include "engine/model/seats.h"

namespace soulstack {

enum class Till : std::uint8_t;
enum class Phase : std::uint8_t;
enum class AttackGrant : std::uint8_t;
enum class LootCopy : std::uint8_t;

namespace detail {

template <class Stored, class Raw>
constexpr Stored unpacked(Raw raw) {
  if constexpr (std::is_same_v<Raw, Value> && std::is_same_v<Stored, AbilityId>) {
    return raw.is(ValueKind::ability) ? raw.as_ability() : AbilityId{};
  } else if constexpr (std::is_same_v<Raw, Value> && std::is_same_v<Stored, int>) {
    return raw.as_number();
  } else if constexpr (std::is_same_v<Raw, std::int32_t> && std::is_same_v<Stored, Value>) {
    return Value{static_cast<std::uint32_t>(raw)};
  } else if constexpr (std::is_same_v<Stored, Seats>) {
    return Seats::of_bits(static_cast<Seats::Bits>(raw));
  } else if constexpr (std::is_class_v<Stored> && !std::is_same_v<Stored, Value>) {
    return Stored{static_cast<decltype(Stored::value)>(raw)};
  } else {
    return static_cast<Stored>(raw);
  }
}

template <class Stored>
constexpr Stored empty() {
  if constexpr (std::is_same_v<Stored, Seat>) {
    return Seat::game;
  } else {
    return Stored{};
  }
}

template <class Raw, class Stored>
constexpr Raw packed(Stored what) {
  if constexpr (std::is_same_v<Raw, Value> && std::is_same_v<Stored, AbilityId>) {
    return what.known() ? Value::ability(what) : nothing;
  } else if constexpr (std::is_same_v<Raw, Value> && std::is_same_v<Stored, int>) {
    return Value::number(what);
  } else if constexpr (std::is_same_v<Raw, std::int32_t> && std::is_same_v<Stored, Value>) {
    return static_cast<std::int32_t>(what.bits);
  } else if constexpr (std::is_same_v<Stored, Seats>) {
    return static_cast<Raw>(what.bits());
  } else if constexpr (std::is_class_v<Stored> && !std::is_same_v<Stored, Value>) {
    return static_cast<Raw>(what.value);
  } else {
    return static_cast<Raw>(what);
  }
}

template <auto Field>
constexpr EventMember member_at() {
  if constexpr (std::is_same_v<decltype(Field), Seat Event::*>) {
    return EventMember::by;
  } else if constexpr (std::is_same_v<decltype(Field), std::uint8_t Event::*>) {
    return EventMember::zone;
  } else if constexpr (std::is_same_v<decltype(Field), std::int16_t Event::*>) {
    return EventMember::amount;
  } else if constexpr (std::is_same_v<decltype(Field), std::int32_t Event::*>) {
    return EventMember::value;
  } else if constexpr (Field == &Event::source) {
    return EventMember::source;
  } else {
    return EventMember::object;
  }
}

}  // namespace detail

// A field of the events `Of`, under the name of what it holds in them. In any other event it reads as empty, and setting
// it does nothing.
template <auto Field, class Stored, EventType... Of>
struct EventUse {
  static_assert((!meaning_of(Of, detail::member_at<Field>()).empty() && ...), "see engine/model/event_members.h");
  using Raw = std::remove_cvref_t<decltype(Event{}.*Field)>;

  static constexpr bool is_of(EventType type) { return ((type == Of) || ...); }
  constexpr Stored operator()(const Event& e) const {
    return is_of(e.type) ? detail::unpacked<Stored>(e.*Field) : detail::empty<Stored>();
  }
  constexpr void set(Event& e, Stored what) const {
    if (is_of(e.type))
      e.*Field = detail::packed<Raw>(what);
  }
  // The same event with this in it.
  constexpr Event in(Event e, Stored what) const {
    set(e, what);
    return e;
  }
};

namespace events {

using enum EventType;

// ---- Dice and damage
inline constexpr EventUse<&Event::value, int, roll, rolled, die_cast, roll_changed> die;
inline constexpr EventUse<&Event::amount, int, rolling> dice;  // of which one is chosen (rule 9.15)
inline constexpr EventUse<&Event::value, Seat, rolling> die_chosen_by;
inline constexpr EventUse<&Event::zone, int, rolling> sides_of_dice;
// The number of the attack roll behind it; 0: there was none.
inline constexpr EventUse<&Event::value, int, damage, damage_taken, death, monster_died, player_died, object_died,
                          penalty_paid, rewards, rewards_gained, destroyed, hit, missed>
    attack_roll;

// ---- The penalty for dying (rules 13.5.3, 13.5.3a). A player or nothing: nobody gets the item, the loot or the coins.
inline constexpr EventUse<&Event::by, Seat, death_penalty> item_chosen_by;
inline constexpr EventUse<&Event::amount, bool, death_penalty> item_at_random;
inline constexpr EventUse<&Event::value, Value, death_penalty> item_to;
inline constexpr EventUse<&Event::object, Value, death_penalty> loot_to;
inline constexpr EventUse<&Event::source, Value, death_penalty> coins_to;

// ---- Rewards (rule 3.6.4); a rolled one is stored in the event of its roll, which has no type
inline constexpr EventUse<&Event::amount, std::int16_t, none, rewards> times_rewarded;
inline constexpr EventUse<&Event::value, bool, none> reward_is_loot;

// ---- Coins, loot, items, counters
inline constexpr EventUse<&Event::object, Value, coins_given> giver;
inline constexpr EventUse<&Event::zone, ZoneId, loot_drawn, item_gained, looting, gaining_treasure> drawn_from;
// What the filter `from` is about: the pile that a loot card is drawn from; in other events the source.
constexpr Value from(const Event& e) {
  return row_of(e.type).has.from.names == Names::pile ? Value::zone(drawn_from(e)) : e.source;
}
inline constexpr EventUse<&Event::amount, int, buying> price;
inline constexpr EventUse<&Event::zone, CounterId, counters_added, counters_removed> counter_kind;
inline constexpr EventUse<&Event::object, Value, note_written> noted;
inline constexpr EventUse<&Event::amount, int, note_written> how_noted;  // notes::How

// ---- Events of sets
inline constexpr EventUse<&Event::zone, std::uint8_t, set_event> number_in_sets;  // in Content::events

// ---- Steps
inline constexpr EventUse<&Event::zone, ProcedureId, step_ended> procedure_of_step;
inline constexpr EventUse<&Event::value, int, step_ended> step;  // in the catalogue of the procedure

// ---- Zones and slots
inline constexpr EventUse<&Event::zone, ZoneId, card_put, card_moved> to_zone;
inline constexpr EventUse<&Event::value, ZoneId, card_moved> from_zone;
// As `to_zone` of card_put: a slot of the type `new_slot_type` that does not exist yet.
inline constexpr ZoneId new_slot;
inline constexpr EventUse<&Event::amount, SlotTypeId, card_put> new_slot_type;
inline constexpr EventUse<&Event::value, int, card_put> nth_from_top;    // from 1; 0: at the bottom
inline constexpr EventUse<&Event::object, Value, card_put> put_beneath;  // the object that it is put under
inline constexpr EventUse<&Event::zone, SlotTypeId, slots_expanded> slot_type;
inline constexpr EventUse<&Event::zone, ZoneId, deck_shuffled> shuffled;
inline constexpr EventUse<&Event::value, bool, discarded> replaced_from_deck;  // its deck's top card takes its place

// ---- Copies and faces
inline constexpr EventUse<&Event::amount, Till, became_copy, loot_copied> copied_till;
inline constexpr EventUse<&Event::object, AbilityId, ability_copied, loot_copied> copied_ability;
inline constexpr EventUse<&Event::value, LootCopy, loot_copied> use_of_copy;
inline constexpr EventUse<&Event::amount, int, flipped> face_up;  // from 1 (rule 20.2.3a)

// ---- Turns and attacks
inline constexpr EventUse<&Event::amount, Phase, phase_changed> phase;
inline constexpr EventUse<&Event::value, AttackGrant, attacks_granted> attack_grant;
inline constexpr EventUse<&Event::value, Seats, attack_joined> joining;

// ---- The stack and scripts
inline constexpr EventUse<&Event::object, Value, item_put_on_stack> dying;  // whose death was put there
inline constexpr EventUse<&Event::amount, std::int16_t, script_failed> failures_of_card;
inline constexpr EventUse<&Event::value, std::uint16_t, script_failed> failure;  // counts all failures of the game

inline constexpr EventUse<&Event::value, EventType, forbidden> what_is_forbidden;

}  // namespace events

}  // namespace soulstack
