// Events: things about to happen and things that happened. Both use one record: a verb takes it through its stages
// (can't, replacement, change); then it is logged and triggered abilities hear it.
#pragma once

#include <cstdint>

#include "engine/model/flags.h"
#include "engine/model/ids.h"

namespace soulstack {

// In the order of `event_rows` (engine/model/event_rows.h). The first ones are about to happen, the rest are past. New
// events go to the end: states and journals contain the numbers.
// clang-format off
enum class EventType : std::uint16_t {
  none,
  // about to happen
  roll, damage, death, killing, turn_begins, looting, death_penalty, rewards,
  // turn
  game_started, turn_started, end_declared, turn_ending, turn_ended, turn_skipped, phase_changed,
  round_ended, timer_dropped,
  // coins, loot, items
  coins_gained, coins_lost, coins_given, loot_drawn, loot_discarded, loot_given, loot_swapped, loot_played,
  item_gained, item_given, items_swapped,
  item_activated, recharged, deactivated, counters_added, counters_removed, deck_shuffled, card_moved, card_put,
  // dice, damage, death
  rolled, die_cast, roll_changed, damage_taken, damage_prevented, healed, hp_paid, killed, death_prevented,
  monster_died,
  player_died, object_died, penalty_paid, rewards_gained,
  // attack and purchase
  attack_declared, attack_declared_on, attack_ended, attack_cancelled, hit, missed, purchase_declared,
  purchase_declared_on, purchased, purchase_failed,
  // play, slots, souls
  card_revealed, entered_play, left_play, destroyed, discarded, covered, slots_expanded, soul_gained, soul_given,
  soul_lost,
  curse_gained,
  became_copy, flipped, ability_copied, loot_copied, item_put_on_stack, resolved, fizzled, cancelled, voted,
  note_written, loot_plays_changed, attacks_granted, attack_joined, attack_handed_over, extra_turn_gained, turn_lost,
  turn_cut_short,
  winning, game_won, script_failed, quarantined, stopped,
  searched, gaining_treasure, forbidden, set_event, buying, revealing, rolling, step_ended,
  count
};
// clang-format on

enum class EventFlag : std::uint16_t {
  combat = 1,            // from an attack roll (rule 10.2.7)
  attack_roll = 2,       // a roll made as part of an attack (rule 9.9)
  taken = 4,             // damage without a dealer (rule 10.2.3)
  recharge_step = 8,     // by the rules, in the recharge step (rule 4.2.1)
  first = 16,            // the player's first attack roll this turn
  prevented = 32,        // completely prevented: the event does not happen
  rewritten = 64,        // changed by a replacement: it happens as rewritten (rule 6.7.3)
  deck = 128,            // an attack declared on the deck: only the revealed card hears it
  eternal = 256,         // the item is gained as an Eternal one
  nonlethal = 512,       // damage that leaves at least 1 HP (rule 10.2.11)
  unpreventable = 1024,  // damage that can't be prevented (rule 10.4.7)
};

// One record for all events. What a field holds in which event: engine/model/event_members.h. A field whose name does not
// say what it holds in an event is read and written by the name it has there: engine/model/event_uses.h.
struct Event {
  EventType type = EventType::none;
  Flags<EventFlag> flags;
  Value subject;          // the player or object it happens to: the filter `of` (or `to`) of a card
  Value source;           // the object that does it: `from`
  Value object;           // another participant: the card moved, the monster attacked
  Seat by = Seat::game;   // the player who does it
  std::uint8_t zone = 0;  // the zone it comes from or goes to; a kind of counter or slot; an event of a set
  std::int16_t amount = 0;
  std::int32_t value = 0;  // the number on a die; the attack roll behind the event
  // Serial of the stack object or frame that caused it. For damage that is put on the stack: see StackItem::origin.
  std::uint32_t cause = 0;
};
static_assert(sizeof(Event) == 28);

}  // namespace soulstack
