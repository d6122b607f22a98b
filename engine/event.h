// Events: what is about to happen, and what happened. One record serves both: a verb carries it through its doors
// (can't, replacement, change), then it is logged and triggered abilities look at it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/ids.h"

namespace soulstack {

// The order of `event_rows` below. "about" events are still to happen (would, change, instead); the rest are past.
enum class EventType : std::uint16_t {
  none,
  // about to happen
  roll, damage, death, killing, turn_begins, looting, death_penalty, rewards,
  // turn
  game_started, turn_started, end_declared, turn_ending, turn_ended, turn_skipped, phase_changed,
  round_ended, timer_dropped,
  // coins, loot, items
  coins_gained, coins_lost, coins_given, loot_drawn, loot_discarded, loot_given, loot_played, item_gained, item_given,
  item_activated, recharged, deactivated, counters_added, counters_removed, deck_shuffled, card_moved,
  // dice, damage, death
  rolled, die_cast, roll_changed, damage_taken, damage_prevented, healed, killed, death_prevented, monster_died,
  player_died, object_died, penalty_paid, rewards_gained,
  // attack and purchase
  attack_declared, attack_declared_on, attack_ended, hit, missed, purchase_declared, purchase_declared_on, purchased,
  purchase_failed,
  // play, slots, souls
  card_revealed, entered_play, left_play, destroyed, discarded, covered, slots_expanded, soul_gained, soul_lost, curse_gained,
  became_copy, flipped, ability_copied, loot_copied, item_put_on_stack, resolved, fizzled, cancelled, voted, effect_began,
  effect_ended, game_won, script_failed, quarantined, stopped,
  count
};

namespace event_flag {
inline constexpr std::uint16_t combat = 1;       // from an attack roll (rule 10.2.7)
inline constexpr std::uint16_t attack_roll = 2;  // a roll made as part of an attack (rule 9.9)
inline constexpr std::uint16_t taken = 4;        // damage that nobody deals (rule 10.2.3)
inline constexpr std::uint16_t given = 8;        // moved between players, not gained (rule 20.3.5)
inline constexpr std::uint16_t first = 16;       // the player's first attack roll this turn
inline constexpr std::uint16_t prevented = 32;   // wholly prevented: the event does not happen
inline constexpr std::uint16_t copy = 64;        // a copy on the stack
inline constexpr std::uint16_t deck = 128;       // an attack declared on the deck: only the revealed card hears of it
}  // namespace event_flag

// Meaning of the fields differs a little by type; `event_rows` says how.
struct Event {
  EventType type = EventType::none;
  std::uint16_t flags = 0;
  Value subject;          // whom or what it happens to: a card's filter `of` (or `to`)
  Value source;           // the object that does it: `from`
  Value object;           // what else takes part: the card moved, the monster attacked
  Seat by = Seat::game;   // the player who does it
  std::uint8_t zone = 0;  // the zone it comes from or goes to
  std::int16_t amount = 0;
  std::int16_t value = 0;    // a die's value
  std::uint16_t group = 0;   // simultaneous events share a group
  std::uint32_t cause = 0;   // serial of the stack object or frame that caused it
};
static_assert(sizeof(Event) == 28);

struct EventRow {
  std::string_view name;
  std::string_view rule;
  std::string_view sentence;  // "{of}" and friends say which field plays which part
};

inline constexpr std::array<EventRow, static_cast<std::size_t>(EventType::count)> event_rows = {{
    {"none", "", ""},
    {"roll", "9.2.4", "A die is about to resolve; `of` its roller, `value` what it shows."},
    {"damage", "10.2.1", "Damage is about to be dealt `to` something by `from`; `amount` how much."},
    {"death", "13.1.4", "The death of `of` is about to resolve."},
    {"killing", "20.6.1", "`of` is about to be killed or destroyed: its HP would become 0."},
    {"turn_begins", "6.7.3", "The turn of `of` begins; what changes that is no trigger."},
    {"looting", "20.5.1", "A player is about to draw `amount` loot cards."},
    {"death_penalty", "13.5.3", "A player is about to pay for dying: item_chosen_by, loot_to and coins_to may be changed."},
    {"rewards", "13.2.3", "The active player is about to gain the rewards of `of`, `times` over."},
    {"game_started", "2.9", "Characters are dealt; nobody has priority."},
    {"turn_started", "4.2.2", "The turn of `of` started."},
    {"end_declared", "4.3.6", "`of` declared the end of the turn."},
    {"turn_ending", "4.4.1", "The end phase of the turn of `of` began."},
    {"turn_ended", "4.4.4", "The turn of `of` passed."},
    {"turn_skipped", "4.6.3", "The turn of `of` was skipped."},
    {"phase_changed", "4.1", "A phase of the turn began."},
    {"round_ended", "4.6.1", "A round ended; the next is number `amount`."},
    {"timer_dropped", "21.3a", "The timer dropped to `amount`."},
    {"coins_gained", "20.3.1", "`of` gained `amount` ¢ from the game."},
    {"coins_lost", "20.5.2", "`of` lost `amount` ¢."},
    {"coins_given", "20.3.2", "`of` was given `amount` ¢ by another player."},
    {"loot_drawn", "20.5.1", "`of` drew a loot card."},
    {"loot_discarded", "8.7", "`of` discarded a loot card from hand."},
    {"loot_given", "20.3.2", "`of` was given a loot card."},
    {"loot_played", "8.1", "`of` played a loot card."},
    {"item_gained", "20.3.1", "`of` gained an item."},
    {"item_given", "20.3.2", "`of` was given an item."},
    {"item_activated", "20.2.2", "`by` activated an ability of `of`."},
    {"recharged", "20.2.1", "`of` became charged."},
    {"deactivated", "20.2.1", "`of` became deactivated."},
    {"counters_added", "20.1.2", "`amount` counters were put on `of`."},
    {"counters_removed", "20.1.2", "`amount` counters were removed from `of`."},
    {"deck_shuffled", "19.3.4", "A deck was shuffled."},
    {"card_moved", "19.2", "A card changed zone."},
    {"rolled", "9.2.5", "A die of `of` resolved as `value`."},
    {"die_cast", "9.2.2", "`of` rolled a die, which now is on the stack."},
    {"roll_changed", "9.6", "A die on the stack now shows `value`."},
    {"damage_taken", "10.2.4", "`of` took `amount` damage from `from`."},
    {"damage_prevented", "10.4.2", "`amount` damage to `of` was prevented by `by`."},
    {"healed", "10.3.1", "`of` healed `amount`."},
    {"killed", "20.6.1", "`of` was killed or destroyed: its HP became 0."},
    {"death_prevented", "10.4.4", "The death of `of` was prevented."},
    {"monster_died", "13.2.2", "The monster `of` died."},
    {"player_died", "13.5.2", "The player `of` died; the penalty is not paid yet."},
    {"object_died", "13.7.1", "Another object with HP died."},
    {"penalty_paid", "13.5.5", "`of` has paid for dying."},
    {"rewards_gained", "13.2.4", "The rewards of the monster `of` were gained."},
    {"attack_declared", "11.1.2", "`of` declared an attack; there is no target yet."},
    {"attack_declared_on", "11.1.5", "`by` attacks `of`."},
    {"attack_ended", "11.7.1", "The attack of `by` on `of` ended."},
    {"hit", "11.3.3", "The attack roll of `by` hit `of`."},
    {"missed", "11.3.4", "The attack roll of `by` missed `of`."},
    {"purchase_declared", "12.2", "`of` declared a purchase."},
    {"purchase_declared_on", "12.2", "`by` is buying `of`."},
    {"purchased", "12.4", "`by` bought `of` for `amount` ¢."},
    {"purchase_failed", "12.4", "`by` could not buy."},
    {"card_revealed", "19.3.3", "`of` was shown to everybody."},
    {"entered_play", "19.6.1", "`of` entered play."},
    {"left_play", "7.7", "`of` left play."},
    {"destroyed", "20.6.1", "`of` was destroyed."},
    {"discarded", "20.7.1", "`of` was put into discard."},
    {"covered", "14.3.1", "`of` was covered."},
    {"slots_expanded", "14.1.3", "There are `amount` more slots."},
    {"soul_gained", "15.1.4", "`of` gained a soul."},
    {"soul_lost", "15.1.6", "`of` lost a soul."},
    {"curse_gained", "17.1", "`of` gained a curse."},
    {"became_copy", "20.9.1", "`of` became a copy."},
    {"flipped", "20.2.3", "`of` was flipped."},
    {"ability_copied", "20.9.4", "An ability was copied onto the stack."},
    {"loot_copied", "20.9.2", "A loot was copied onto the stack."},
    {"put_on_stack", "5.2.1", "Something was put on the stack."},
    {"resolved", "5.1.5", "The top of the stack resolved."},
    {"fizzled", "7.5", "Something fizzled: its targets were gone."},
    {"cancelled", "5.2.7", "Something on the stack was cancelled."},
    {"voted", "20.10.2", "`of` voted."},
    {"effect_began", "5.2.5", "An effect began."},
    {"effect_ended", "6.7.7", "A lasting effect ended."},
    {"game_won", "15.2.1", "`of` won the game."},
    {"script_failed", "1.10", "A script of `source` failed, for the `amount`th time; what it did was undone."},
    {"quarantined", "1.10", "The scripts of `source` failed too often: it has no abilities any more."},
    {"stopped", "5.2.1", "A budget stopped the game, or it is a draw by a loop that nobody can leave."},
}};

constexpr const EventRow& row_of(EventType type) { return event_rows[static_cast<std::size_t>(type)]; }

}  // namespace soulstack
