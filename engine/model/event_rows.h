// The table of events: the name of each, the kinds of abilities that may listen for it, and the meaning of its fields. The
// kernel dispatches by it; the loader rejects anything not listed here.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/model/enum_rows.h"
#include "engine/model/event.h"

namespace soulstack {

// Kinds of abilities that may listen for an event, one bit each.
namespace heard_by {
inline constexpr std::uint8_t when = 1, would = 2, change = 4, instead = 8, cant = 16;
}

// The kind of thing that a field of an event names.
enum class Names : std::uint8_t {
  absent,  // the event does not have the field
  player,
  living,    // a player, a monster, or another object with HP
  dying,     // a monster or another object with HP that has died
  attacked,  // something that can be attacked: a monster, another object with HP, or a player
  declared,  // the same, or the monster deck
  source,    // the object or the player that does it
  object,    // a card in play
  gone,      // a card in play that is destroyed: not a monster or character
  bearer,    // a card in play, or a player
  item,
  soul,
  curse,
  hand,     // a loot card in a hand
  drawn,    // the same, but known only once it has been drawn
  discard,  // a card in a discard pile
  loot,
  ability,
  roll,  // on the stack
  pile,  // a deck or a discard pile
  anything,
  count
};

struct EventField {
  Names names = Names::absent;
  std::string_view is;  // its meaning in this event: "the monster"
};

// The fields of an event besides its type. In an event that is about to happen, `object` may be missing.
struct EventFields {
  EventField of, by, from, object;
  bool amount = false;
  bool value = false;          // the number on a die
  bool attack_roll = false;    // the number of the attack roll behind it, in Event::value
  bool combat = false;         // it may be combat damage
  bool attack = false;         // it may be an attack roll
  bool recharge_step = false;  // it may happen in the recharge step
  bool damage = false;         // it is damage, which may be non-lethal or not preventable
  bool counters = false;       // it is about counters of a kind
  bool redirected = false;     // a change may write whom it happens to
  bool step = false;           // it is about a step of the rules; it happens only if an ability listens for that step
};

struct EventRow {
  EventType type;
  std::string_view name;
  std::string_view rule;
  std::string_view sentence;      // `of`, `by` and so on refer to the fields
  std::string_view phrases = "";  // how a card's text names it: phrases, separated by `|`
  std::uint8_t heard_by = 0;
  EventFields has;
  EventType is_also = EventType::none;  // abilities that listen for that event hear this one, too
};

namespace detail {

using namespace heard_by;
using enum Names;

// clang-format off
inline constexpr std::array<EventRow, count_of<EventType>> event_rows = {{
    {EventType::none, "none", "", ""},
    {EventType::roll, "roll", "9.2.4", "A die is about to resolve; `of` is its roller, `value` its number.", "roll|die |dice",
     would | change | instead,
     {.of = {player, "the roller"}, .by = {player, "the roller"},
      .from = {source, "the source that rolls"}, .object = {attacked, "the target of the attack"}, .value = true,
      .attack = true}},
    {EventType::damage, "damage", "10.2.1", "`amount` damage is about to be dealt to `of` by `from`.", "damage|hit",
     would | change | instead | cant,
     {.of = {living, "the player or object it is dealt to"}, .by = {player, "the player who deals it"},
      .from = {source, "the source that deals it"}, .amount = true, .attack_roll = true, .combat = true, .damage = true, .redirected = true}},
    {EventType::death, "death", "13.1.4", "The death of `of` is about to resolve.", "die|dying|death|kill",
     would | change | instead | cant,
     {.of = {living, "the player or object that dies"}, .by = {player, "the killer"},
      .from = {source, "the source that killed it"}, .attack_roll = true}},
    {EventType::killing, "killing", "20.6.1", "`of` is about to be killed or destroyed: its HP would become 0.", "?kill|?destroy",
     change | instead | cant,
     {.of = {living, "the player or object that is killed"}, .by = {player, "the killer"},
      .from = {source, "the source that kills it"}}},
    {EventType::turn_begins, "turn_begins", "6.7.3",
     "The turn of `of` begins. Abilities that change it do not use the stack.", "start|begin",
     change | instead,
     {.of = {player, "the player whose turn it is"}, .by = {player, "the player whose turn it is"}}},
    {EventType::looting, "looting", "20.5.1", "A player is about to draw `amount` loot cards.", "loot|?loot #",
     change | instead | cant,
     {.of = {player, "the player who loots"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that lets them loot"}, .amount = true, .redirected = true}},
    {EventType::death_penalty, "death_penalty", "13.5.3",
     "`of` is about to pay for dying: who pays, how the item is chosen, and who gets the item, the loot and the ¢ may be "
     "changed.", "",
     change | instead | cant,
     {.of = {player, "the player who pays, at first the one who died"}, .redirected = true}},
    {EventType::rewards, "rewards", "13.2.3", "`by` is about to gain the rewards of `of`, `times` times.", "?gain #¢",
     change | instead | cant,
     {.of = {dying, "the monster, or another object with rewards"}, .by = {player, "the player who gains them"},
      .amount = true, .attack_roll = true}},
    {EventType::game_started, "game_started", "2.9", "The characters have been dealt; nobody has priority.", "",
     when,
     {.of = {player, "the starting player"}, .by = {player, "the starting player"}}},
    {EventType::turn_started, "turn_started", "4.2.2", "The turn of `of` started.", "start|begin",
     when,
     {.of = {player, "the player whose turn it is"}, .by = {player, "the player whose turn it is"}}},
    {EventType::end_declared, "end_declared", "4.3.6", "`of` declared the end of the turn.", "",
     when,
     {.of = {player, "the player whose turn it is"}, .by = {player, "the player whose turn it is"}}},
    {EventType::turn_ending, "turn_ending", "4.4.1", "The end phase of the turn of `of` began.", "end",
     when,
     {.of = {player, "the player whose turn it is"}, .by = {player, "the player whose turn it is"}}},
    {EventType::turn_ended, "turn_ended", "4.4.4", "The turn of `of` passed."},
    {EventType::turn_skipped, "turn_skipped", "4.6.3", "The turn of `of` was skipped."},
    {EventType::phase_changed, "phase_changed", "4.1", "A phase of the turn began."},
    {EventType::round_ended, "round_ended", "4.6.1", "A round ended; the next is number `amount`.", "",
     when,
     {.of = {player, "the starting player"}, .amount = true}},
    {EventType::timer_dropped, "timer_dropped", "21.3a", "The timer dropped to `amount`.", "",
     when,
     {.amount = true}},
    {EventType::coins_gained, "coins_gained", "20.3.1", "`of` gained `amount` ¢ from the game.", "¢|coin|cent|?gain #¢",
     when | change | instead | cant,
     {.of = {player, "the player who gains"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that gives them"}, .amount = true, .redirected = true}},
    {EventType::coins_lost, "coins_lost", "20.5.2", "`of` lost `amount` ¢.", "¢|coin|cent|?lose #¢",
     when | change | instead | cant,
     {.of = {player, "the player who loses"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that takes them"}, .amount = true, .redirected = true}},
    {EventType::coins_given, "coins_given", "20.3.2", "`of` was given `amount` ¢ by another player.", "",
     when | change | instead | cant,
     {.of = {player, "the player who gets them"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that moves them"}, .object = {player, "the player who gives them"}, .amount = true}},
    {EventType::loot_drawn, "loot_drawn", "20.5.1", "`of` drew a loot card.", "loot|?loot #",
     when | change | instead | cant,
     {.of = {player, "the player who draws"}, .by = {player, "the player whose effect it is"},
      .from = {pile, "the pile"}, .object = {drawn, "the loot card"}, .redirected = true}},
    {EventType::loot_discarded, "loot_discarded", "8.7", "`of` discarded a loot card from hand.", "discard",
     when | change | instead | cant,
     {.of = {player, "the player who discards"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that makes them discard"}, .object = {anything, "the loot card"}}},
    {EventType::loot_given, "loot_given", "20.3.2", "A player gave `of` a loot card. `put_into_hand` is `card_put`, not this event.", "",
     when | change | instead | cant,
     {.of = {player, "the player who gets it"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that moves it"}, .object = {hand, "the loot card"}}},
    {EventType::loot_swapped, "loot_swapped", "20.3.4", "Two loot cards are about to change hands.", "",
     change | instead | cant,
     {.of = {hand, "a loot card"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that swaps them"}, .object = {hand, "the other"}}},
    {EventType::loot_played, "loot_played", "8.1", "`of` played a loot card.", "loot|play",
     when,
     {.of = {player, "the player who plays it"}, .by = {player, "the player who plays it"},
      .object = {loot, "the loot on the stack"}}},
    {EventType::item_gained, "item_gained", "20.3.1", "`of` gained an item.", "",
     when | change | instead | cant,
     {.of = {player, "the player who gains it"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that gives it"}, .object = {item, "the item"}, .redirected = true}},
    {EventType::item_given, "item_given", "20.3.2", "`of` was given an item.", "",
     when | change | instead | cant,
     {.of = {player, "the player who gets it"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that moves it"}, .object = {item, "the item"}}},
    {EventType::items_swapped, "items_swapped", "20.3.4", "The items `of` and `object` changed hands.", "",
     when | change | instead | cant,
     {.of = {item, "an item"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that swaps them"}, .object = {item, "the other"}}},
    {EventType::item_activated, "item_activated", "20.2.2", "`by` activated an ability of `of`, an item, a character or a room. For items only, write `of = an_item`.", "activat|use",
     when,
     {.of = {object, "the item, character or room"}, .by = {player, "the player who activates it"},
      .object = {ability, "the ability on the stack"}}},
    {EventType::recharged, "recharged", "20.2.1", "`of` became charged.", "",
     when | change | instead | cant,
     {.of = {object, "the object that is recharged"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that recharges it"}, .recharge_step = true}},
    {EventType::deactivated, "deactivated", "20.2.1", "`of` became deactivated.", "",
     when | change | instead | cant,
     {.of = {object, "the object that is deactivated"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that deactivates it"}}},
    {EventType::counters_added, "counters_added", "20.1.2", "`amount` counters were put on `of`.", "",
     when | change | instead | cant,
     {.of = {bearer, "the object they are put on"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that puts them there"}, .amount = true, .counters = true,
      .redirected = true}},
    {EventType::counters_removed, "counters_removed", "20.1.2", "`amount` counters were removed from `of`.", "",
     when | change | instead | cant,
     {.of = {bearer, "the object they are removed from"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that removes them"}, .amount = true, .counters = true}},
    {EventType::deck_shuffled, "deck_shuffled", "19.3.4", "A deck was shuffled.", "",
     when | change | instead | cant,
     {.of = {pile, "the deck"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that shuffles it"}}},
    {EventType::card_moved, "card_moved", "19.2", "A card changed zone."},
    {EventType::card_put, "card_put", "19.2", "An effect put the card `of` into another zone; with `put_into_hand`, into a hand.", "",
     when | change | instead | cant,
     {.of = {anything, "the card"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that puts it there"}}},
    {EventType::rolled, "rolled", "9.2.5", "A die of `of` resolved as `value`.", "roll|die |dice",
     when,
     {.of = {player, "the roller"}, .by = {player, "the roller"},
      .from = {source, "the source that rolled"}, .object = {attacked, "the target of the attack"}, .value = true,
      .attack = true}},
    {EventType::die_cast, "die_cast", "9.2.2", "`of` rolled a die, which is now on the stack.", "",
     when,
     {.of = {player, "the roller"}, .by = {player, "the roller"},
      .from = {source, "the source that rolls"}, .object = {roll, "the die on the stack"}, .value = true,
      .attack = true}},
    {EventType::roll_changed, "roll_changed", "9.6", "A die on the stack now shows `value`.", "",
     when | change | instead | cant,
     {.of = {player, "the roller"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that changes it"}, .object = {roll, "the die on the stack"}, .value = true}},
    {EventType::damage_taken, "damage_taken", "10.2.4", "`of` took `amount` damage from `from`.", "damage|hit",
     when,
     {.of = {living, "the player or object that took it"}, .by = {player, "the player who dealt it"},
      .from = {source, "the source that dealt it"}, .amount = true, .attack_roll = true, .combat = true, .damage = true}},
    {EventType::damage_prevented, "damage_prevented", "10.4.2", "`amount` damage to `of` was prevented by `by`.", "",
     when,
     {.of = {living, "the player or object it was dealt to"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that prevented it"}, .object = {source, "the source that dealt it"}, .amount = true,
      .combat = true}},
    {EventType::healed, "healed", "10.3.1", "`of` healed `amount`.", "",
     when | change | instead | cant,
     {.of = {living, "the player or object that heals"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that heals it"}, .amount = true, .redirected = true}},
    {EventType::hp_paid, "hp_paid", "20.5.3", "`of` paid `amount` HP.", "",
     when | change | instead | cant,
     {.of = {player, "the player who pays"}, .from = {source, "the object it is paid for"}, .amount = true}},
    {EventType::killed, "killed", "20.6.1", "`of` was killed or destroyed: its HP became 0.", "",
     when,
     {.of = {living, "the player or object that was killed"}, .by = {player, "the killer"},
      .from = {source, "the source that killed it"}}},
    {EventType::death_prevented, "death_prevented", "10.4.4", "The death of `of` was prevented.", "",
     when,
     {.of = {living, "the player or object that stays alive"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that prevented it"}}},
    {EventType::monster_died, "monster_died", "13.2.2", "The monster `of` died.", "die|dying|death|kill",
     when,
     {.of = {dying, "the monster"}, .by = {player, "the killer"},
      .from = {source, "the source that killed it"}, .attack_roll = true}},
    {EventType::player_died, "player_died", "13.5.2", "The player `of` died; the penalty is not paid yet.", "die|dying|death|kill",
     when,
     {.of = {player, "the player who died"}, .by = {player, "the killer"},
      .from = {source, "the source that killed them"}, .attack_roll = true}},
    {EventType::object_died, "object_died", "13.7.1", "Another object with HP died.", "?die|?kill",
     when,
     {.of = {dying, "the object that died"}, .by = {player, "the killer"},
      .from = {source, "the source that killed it"}, .attack_roll = true}},
    {EventType::penalty_paid, "penalty_paid", "13.5.5", "`of` has paid for dying.", "",
     when,
     {.of = {player, "the player who died"}, .by = {player, "the killer"},
      .from = {source, "the source that killed them"}, .attack_roll = true}},
    {EventType::rewards_gained, "rewards_gained", "13.2.4", "The rewards of the monster `of` were gained.", "",
     when,
     {.of = {dying, "the monster"}, .by = {player, "the killer"}, .from = {source, "the source that killed it"},
      .attack_roll = true}},
    {EventType::attack_declared, "attack_declared", "11.1.2", "`of` declared an attack; the target is not chosen yet.", "attack",
     when,
     {.of = {player, "the attacker"}, .by = {player, "the attacker"}}},
    {EventType::attack_declared_on, "attack_declared_on", "11.1.5", "`by` attacks `of`.", "attack",
     when | change | instead,
     {.of = {declared, "the target of the attack"}, .by = {player, "the attacker"},
      .from = {source, "the fighter or the player that attacks"}, .redirected = true}},
    {EventType::attack_ended, "attack_ended", "11.7.1", "The attack of `by` on `of` ended.", "",
     when,
     {.of = {attacked, "the target of the attack"}, .by = {player, "the attacker"},
      .from = {source, "the fighter or the player that attacked"}}},
    {EventType::attack_cancelled, "attack_cancelled", "11.7.1", "An effect cancelled the attack of `of`.", "",
     when | change | instead | cant,
     {.of = {player, "the attacker"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that cancels it"}}},
    {EventType::hit, "hit", "11.3.3", "The attack roll of `by` hit the attacked `of`: \"you hit\" is `by = you`.", "",
     when,
     {.of = {attacked, "the target of the attack"}, .by = {player, "the roller"},
      .from = {source, "the fighter or the player that rolled"}, .attack_roll = true}},
    {EventType::missed, "missed", "11.3.4", "The attack roll of `by` missed the attacked `of`: \"you miss\" is `by = you`.", "",
     when,
     {.of = {attacked, "the target of the attack"}, .by = {player, "the roller"},
      .from = {source, "the fighter or the player that rolled"}, .attack_roll = true}},
    {EventType::purchase_declared, "purchase_declared", "12.2", "`of` declared a purchase; what is bought is not chosen yet.", "",
     when,
     {.of = {player, "the buyer"}, .by = {player, "the buyer"}}},
    {EventType::purchase_declared_on, "purchase_declared_on", "12.2", "`by` is buying `of`, and has not paid yet.", "",
     when | change | instead,
     {.of = {anything, "the item, or the top card of the treasure deck"}, .by = {player, "the buyer"},
      .redirected = true}},
    {EventType::purchased, "purchased", "12.4", "`by` bought `of` for `amount` ¢.", "purchase|buy|bought|shop",
     when,
     {.of = {item, "the item"}, .by = {player, "the buyer"}, .amount = true}},
    {EventType::purchase_failed, "purchase_failed", "12.4", "`of` could not complete a purchase.", "",
     when,
     {.of = {player, "the buyer"}, .by = {player, "the buyer"}}},
    {EventType::card_revealed, "card_revealed", "19.3.3", "`of`, a card of a deck, was shown to all players.", "",
     when,
     {.of = {anything, "the card"}, .by = {player, "the player who reveals it"},
      .from = {source, "the source that reveals it"}}},
    {EventType::entered_play, "entered_play", "19.6.1", "`of` entered play.", "",
     when,
     {.of = {object, "the object that entered play"}, .by = {player, "the player who controls it"}}},
    {EventType::left_play, "left_play", "7.7", "`of` left play.", "",
     when,
     {.of = {object, "the object that left play"}, .by = {player, "the player who controlled it"}}},
    {EventType::destroyed, "destroyed", "20.6.1", "`of` was destroyed.", "destroy",
     when | change | instead | cant,
     {.of = {gone, "the object that is destroyed"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that destroys it"}},
     EventType::discarded},
    {EventType::discarded, "discarded", "20.7.1", "`of` was put into discard, also by being destroyed. To hear only that, listen for `destroyed`.", "discard",
     when | change | instead | cant,
     {.of = {object, "the object that is put there"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that puts it there"}}},
    {EventType::covered, "covered", "14.3.1", "`of` was covered.", "",
     when,
     {.of = {object, "the object that is covered"}}},
    {EventType::slots_expanded, "slots_expanded", "14.1.3", "There are `amount` more slots.", "",
     when | change | instead | cant,
     {.by = {player, "the player whose effect it is"},
      .from = {source, "the source that adds them"}, .amount = true}},
    {EventType::soul_gained, "soul_gained", "15.1.4", "`of` gained a soul.", "",
     when | change | instead | cant,
     {.of = {player, "the player who gains it"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that gives it"}, .object = {soul, "the soul"}, .redirected = true}},
    {EventType::soul_given, "soul_given", "20.3.5", "`of` was given a soul by another player.", "",
     when | change | instead | cant,
     {.of = {player, "the player who gets it"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that moves it"}, .object = {soul, "the soul"}}},
    {EventType::soul_lost, "soul_lost", "15.1.6", "`of` lost a soul.", "",
     when,
     {.of = {player, "the player who lost it"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that takes it"}, .object = {soul, "the soul"}}},
    {EventType::curse_gained, "curse_gained", "17.1", "`of` gained a curse.", "",
     when | change | instead | cant,
     {.of = {player, "the player who gains it"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that gives it"}, .object = {curse, "the curse"}, .redirected = true}},
    {EventType::became_copy, "became_copy", "20.9.1", "`of` became a copy.", "",
     when | change | instead | cant,
     {.of = {object, "the copy"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that makes it a copy"}, .object = {object, "the object it copies"}}},
    {EventType::flipped, "flipped", "20.2.3", "`of` was flipped.", "",
     when | change | instead | cant,
     {.of = {object, "the object that is flipped"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that flips it"}}},
    {EventType::ability_copied, "ability_copied", "20.9.4", "An ability was copied onto the stack.", "",
     when | change | instead | cant,
     {.of = {source, "its source"}, .by = {player, "the player who copies it"}}},
    {EventType::loot_copied, "loot_copied", "20.9.2", "A loot or a loot card was copied.", "",
     when | change | instead | cant,
     {.by = {player, "the player who copies it"}}},
    {EventType::item_put_on_stack, "put_on_stack", "5.2.1", "Something was put on the stack."},
    {EventType::resolved, "resolved", "5.1.5", "The top of the stack resolved."},
    {EventType::fizzled, "fizzled", "7.5", "Something fizzled: its targets were gone."},
    {EventType::cancelled, "cancelled", "5.2.7", "Something on the stack was cancelled.", "",
     when | change | instead | cant,
     {.of = {anything, "the object that is cancelled"}, .by = {player, "the player who controls it"}}},
    {EventType::voted, "voted", "20.10.2", "`of` voted.", "",
     when,
     {.of = {player, "the voter"}, .by = {player, "the voter"},
      .object = {anything, "the vote"}}},
    {EventType::note_written, "note_written", "20.10.1", "Something was noted on `of`.", "",
     when | change | instead | cant,
     {.of = {anything, "the object or player on which it is noted"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that makes it"}}},
    {EventType::loot_plays_changed, "loot_plays_changed", "8.2", "`of` has `amount` more loot plays.", "",
     when | change | instead | cant,
     {.of = {player, "the player who has them"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that gives them"}, .amount = true}},
    {EventType::attacks_granted, "attacks_granted", "11.1.8", "`of` may or must attack `amount` more times this turn.", "",
     when | change | instead | cant,
     {.of = {player, "the player who attacks"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that allows or demands it"},
      .object = {attacked, "the object that must be attacked, if it is a certain one"}, .amount = true}},
    {EventType::attack_joined, "attack_joined", "6.8.8", "Other players joined the attack on `of`.", "",
     when | change | instead | cant,
     {.of = {attacked, "the target of the attack"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that lets them join"}}},
    {EventType::attack_handed_over, "attack_handed_over", "11.4.4", "`of` makes the attack under way from now on.", "",
     when | change | instead | cant,
     {.of = {player, "the player who makes it now"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that hands it over"},
      .object = {attacked, "the target of the attack, if it is chosen"}}},
    {EventType::extra_turn_gained, "extra_turn_gained", "4.6.3", "`of` takes another turn after this one.", "",
     when | change | instead | cant,
     {.of = {player, "the player whose turn it will be"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that gives it"}}},
    {EventType::turn_lost, "turn_lost", "4.6.3", "`of` will skip their next turn.", "",
     when | change | instead | cant,
     {.of = {player, "the player who skips it"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that takes it"}}},
    {EventType::turn_cut_short, "turn_cut_short", "4.5.1", "An effect ended the turn of `of`.", "",
     when | change | instead | cant,
     {.of = {player, "the player whose turn it is"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that ends it"}}},
    {EventType::winning, "winning", "15.2.4", "An effect is about to let `of` win.", "",
     change | instead | cant,
     {.of = {player, "the player who wins"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that allows or demands it"}}},
    {EventType::game_won, "game_won", "15.2.1", "`of` won the game."},
    {EventType::script_failed, "script_failed", "1.10",
     "A script of `source` failed for the `amount`th time; its effect was undone."},
    {EventType::quarantined, "quarantined", "1.10",
     "The scripts of `source` failed too often; it no longer has abilities."},
    {EventType::stopped, "stopped", "5.2.1",
     "The game was stopped because it exceeded a budget, or it is a draw by an unbreakable loop."},
    {EventType::searched, "searched", "20.4.2", "`of` searched a pile; the card is not chosen yet.", "",
     when | change | instead | cant,
     {.of = {player, "the player who searches"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that lets them search"}, .object = {pile, "the pile"}}},
    {EventType::gaining_treasure, "gaining_treasure", "3.1.2", "A player is about to gain `amount` treasures from the deck.", "",
     change | instead | cant,
     {.of = {player, "the player who gains them"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that gives them"}, .amount = true, .redirected = true}},
    {EventType::forbidden, "forbidden", "6.7.11", "A card forbade an event that was about to happen."},
    {EventType::set_event, "set_event", "6.12.1", "An event of a set happened: one of them if it is named, otherwise any.", "",
     when | change | instead | cant,
     {.of = {bearer, "the player or object that it happens to, if it is declared with one"},
      .by = {player, "the player whose effect it is"},
      .from = {source, "the source that emits it"}, .amount = true}},
    {EventType::buying, "buying", "12.3a", "`by` is about to pay the price of `of`.", "",
     change,
     {.of = {anything, "the item, or the top card of the treasure deck"}, .by = {player, "the buyer"}}},
    {EventType::revealing, "revealing", "20.4.4", "An effect of `of` is about to reveal the top `amount` cards of a pile.", "",
     change | instead | cant,
     {.of = {player, "the player who reveals them"}, .by = {player, "the player whose effect it is"},
      .from = {source, "the source that reveals them"}, .object = {pile, "the pile"}, .amount = true}},
    {EventType::rolling, "rolling", "9.15", "`of` is about to roll a die.", "",
     change,
     {.of = {player, "the roller"}, .by = {player, "the roller"},
      .from = {source, "the source that rolls"}, .object = {attacked, "the target of the attack"}, .attack = true}},
    {EventType::step_ended, "step_ended", "4.7.1", "A step of the rules was carried out: the one that `step` names.", "?after|?step",
     when,
     {.of = {player, "the player whose turn it is"}, .by = {player, "the player whose turn it is"}, .step = true}},
}};
// clang-format on
static_assert(in_order(event_rows, &EventRow::type));

}  // namespace detail

using detail::event_rows;

constexpr const EventRow& row_of(EventType type) { return event_rows[static_cast<std::size_t>(type)]; }

// Is it heard by abilities that listen for that type?
constexpr bool is_one_of(EventType type, EventType heard) { return type == heard || row_of(type).is_also == heard; }

constexpr bool may_hear(std::uint8_t kinds, EventType type) { return (row_of(type).heard_by & kinds) != 0; }

// The event can be about to happen: its object may not be known yet, and nothing has changed.
constexpr bool may_be_replaced(EventType type) { return may_hear(heard_by::change | heard_by::instead, type); }

}  // namespace soulstack
