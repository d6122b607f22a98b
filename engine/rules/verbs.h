// Verbs: the only functions that change the table. Each passes the same doors in the same order: can't, replacement,
// the change, one logged event, triggers collected. What is impossible is left out: the result says so, and the effect
// goes on (rule 1.3). A verb is done, with a result, or it left a frame that has to be finished first; so a step uses
// one verb, last.
#pragma once

#include "engine/model/content.h"
#include "engine/model/decision.h"
#include "engine/model/state.h"
#include "engine/table/procedures.h"
#include "engine/table/queries.h"

namespace soulstack {

class Table;

// Who does it, and with which object.
struct Doer {
  Value source;
  Seat by = Seat::game;
};

// The event through its doors: can't, replacements in the order that the affected player picks (rule 6.7.5), then what
// the event's type does. Result: what `apply` of that type says; nothing if the event was replaced or can't happen.
// `item`: the stack object whose event it is.
Did perform(Table& t, const Event& event, std::uint32_t item = 0);

// ---- Coins (20.3, 20.5). Results: how many ¢ moved.
Did gain_coins(Table& t, Seat who, int n, Doer by);
Did lose_coins(Table& t, Seat who, int n, Doer by);
Did give_coins(Table& t, Seat from, Seat to, int n, Doer by);
int left_in_pool(const Table& t);  // what players can still gain (2.2)

// ---- Loot and treasure (8, 20.3, 20.5)
Did draw_loot(Table& t, Seat who, int n, Doer by);     // loot n; result: how many
Did discard_loot(Table& t, Seat who, int n, Doer by);  // cards of their choice; result: how many
Did give_loot(Table& t, Seat from, Seat to, int n, Seat chooser, Doer by);
Did steal_random_loot(Table& t, Seat from, Seat to, int n, Doer by);
Did discard_card(Table& t, CardIndex card, Seat who, Doer by);
Did hand_over(Table& t, CardIndex card, Seat to, Doer by);
Did swap_loot(Table& t, CardIndex a, CardIndex b, Doer by);  // of two hands; result: were they swapped?
Did pass_hands(Table& t, Doer by);  // each player gives the hand to the left, all in one moment (20.3.4)
Did gain_treasure(Table& t, Seat who, int n, Doer by);
Did gain_item(Table& t, Seat who, CardIndex card, Doer by,
              std::uint16_t flags = 0);                     // from a deck, the shop or the stack
Did give_item(Table& t, CardIndex card, Seat to, Doer by);  // between players or from the shop: not a gain (20.3.5)
Did swap_items(Table& t, CardIndex a, CardIndex b, Doer by);
Did reroll_item(Table& t, CardIndex item, Doer by);                  // 20.8
Did gain_eternal_item(Table& t, Seat who, CardIndex card, Doer by);  // as gain_item; it is eternal from then on (6.8.1)
// Is it in play, but neither an item nor a curse? Then nobody can give, take or swap it (20.3.2).
bool never_changes_hands(const Table& t, CardIndex card);
void gather_items(const Table& t, Seat who, Candidates& into);   // that the player controls, first the latest
bool is_loot_card(const Table& t, CardIndex card);               // is it of the loot deck, wherever it is?
Did put_into_hand(Table& t, CardIndex card, Seat who, Doer by);  // loot cards only (19.5.1); result: was it put?

// ---- Charge and counters (20.1, 20.2)
Did recharge(Table& t, CardIndex card, Doer by);  // result: was it deactivated?
Did recharge_in_step(Table& t, CardIndex card);   // by the rules (4.2.1)
Did deactivate(Table& t, CardIndex card, Doer by);
Did add_counters(Table& t, Value object, CounterId kind, int n,
                 Doer by);  // on a card in play or a player; result: how many
Did remove_counters(Table& t, Value object, CounterId kind, int n, Doer by);
Did remove_counters(Table& t, Value object, int n, Doer by);  // of any kind (20.1.1)
void pay_charge(Table& t, CardIndex card, Doer by);           // as a cost: nothing replaces that
void pay_counters(Table& t, Value object, int n);
Did flip(Table& t, CardIndex card, Doer by);  // result: had it another face?

// ---- Damage, healing, killing (10, 20.6)
void put_damage(Table& t, const Event& damage);  // on the stack (10.2.1); 0 does not exist (10.2.6)
Did put_damage_on(Table& t, const Candidates& group, const Event& damage,
                  Doer by);                                    // in order (20.12.4); result: was any put?
Did heal(Table& t, Value object, int n, Doer by);              // result: how much
Did pay_hp(Table& t, Seat who, int n, Doer by);                // 20.5.3; result: was it paid?
Did kill(Table& t, Value object, Doer by);                     // result: is its HP 0 now?
Did destroy(Table& t, Value object, Doer by);                  // result: was it destroyed?
bool stays_in_play(Table& t, CardIndex card);                  // Eternal objects and characters (20.6.1)
void put_into_discard(Table& t, CardIndex card);               // by the rules: nothing replaces that
Did put_into_discard(Table& t, CardIndex card, Doer by);       // 20.7; not for Eternal objects
void prevent_death(Table& t, std::uint32_t item, Doer by);     // 10.4.4
int prevent_damage(Table& t, Event& damage, int n, Doer by);   // while it is dealt; result: how much
void prevent_next_damage(Table& t, Value to, int n, Doer by);  // this turn, once (10.4.2)
// n damage to each of a group, put on the stack in order (20.12.4), dealt by `by` (10.2.2) or by nobody (10.2.3).
// `item`: serial of the ability that resolves; what it triggered on is the cause of the damage. Result: was any put?
Did deal_damage(Table& t, const Candidates& to, int n, Doer by, std::uint32_t item);
Did take_damage(Table& t, const Candidates& who, int n, Doer by, std::uint32_t item);
// Prevents a death, or n of the damage (10.4.1, 10.4.4). `waiting`: on the stack, that a `would` ability is about;
// `happening`: the event that a `change` or `instead` is about; null: none. Result: how much damage, 1 for a death.
int prevent(Table& t, const StackItem* waiting, Event* happening, int n, Doer by);
// The object that the ability on the stack itself has destroyed is found in the discard, unless it has moved on (7.7).
// Result: that card as it is there; any other object unchanged.
Value found_in_discard(const Table& t, Value object, std::uint32_t item);

// ---- Dice (9)
void cast_roll(Table& t, Seat roller,
               const StackItem& like);  // puts a roll on the stack (9.2.1); with a value: that one
Did set_roll(Table& t, const StackItem& roll, int value, Doer by);  // 9.6, 9.7; result: was it changed?
Did reroll(Table& t, const StackItem& roll, Doer by);               // 9.5
Event about_roll(const StackItem& roll);                            // that it is about to resolve
void rewrite_roll(const Table& t, Event& roll, int value);          // as it is changed or replaced
const StackItem* find_roll(const Table& t, std::uint32_t serial);   // null unless it can still be changed (9.2.3)
int upside_down(const Table& t, int value);                         // the number on the opposite side of the die (9.7)

// ---- The stack (5.2, 20.9)
inline constexpr int top_of_stack = -1;
// Gives it its serial; false: no room, the game stops. `at`: its place, from the bottom.
bool put_on_stack(Table& t, StackItem item, Value dying = {}, int at = top_of_stack);
bool death_on_stack(const Table& t, Value object);  // is its death there already?
void remove_item(Table& t, std::uint32_t serial);   // takes it off, its loot card to the discard
Did cancel(Table& t, std::uint32_t serial);
Did cancel_everything(Table& t, std::uint32_t but);
Did cancel_turn(Table& t, std::uint32_t but, Doer by);  // cancels everything and ends the turn (4.5)
Event death_of(const StackItem& item);                  // that it is about to resolve
Did announce(Table& t, const StackItem& item);          // modes, targets, costs, then on the stack (7.1)
Did copy_ability(Table& t, AbilityId ability, Value source, Seat controller);
Did copy_loot(Table& t, const StackItem& original, Seat controller);
Did become_copy(Table& t, CardIndex card, CardIndex of, Till till, Doer by);
Did copy_loot_card(Table& t, CardIndex card, Seat who);  // 20.9.3; result: was the copy played?
void create_lasting(Table& t, AbilityId lasting, const StackItem& by);
Till till_of(const Table& t, const Lasting& l);
void end_lasting(Table& t, std::uint32_t serial);
void end_what_lasts_for_attack(Table& t, std::uint32_t attack);  // the serial of its frame
void use_lasting(Table& t, std::uint32_t serial);                // one of its uses
void wait_for_roll(Table& t, std::uint32_t roll);                // effects about the next die are about this one now
void end_with_roll(Table& t, std::uint32_t roll);                // and end with it
bool is_copy_on_stack(const Table& t, std::uint32_t item, Value card);  // such a copy has no card to move (20.9.2)
// The loot that the event is about, which may have left the stack (ruling Q70). Result: was a copy put on the stack?
Did copy_loot_of(Table& t, const Event& e, Seat controller);
// The die of the ability that resolves is rolled once it has resolved (7.10). False: the ability has no roll.
bool roll_own_die(Table& t, std::uint32_t item, AbilityId ability);

// ---- Turns, slots, souls (4.5, 14, 15)
Did expand_slots(Table& t, SlotTypeId type, int n, Doer by);
Did gain_soul(Table& t, Seat who, CardIndex card, Doer by);
bool lose_soul(Table& t, CardIndex soul);  // destroyed (15.1.6)
Did give_curse(Table& t, CardIndex card, Seat to, Doer by);
Did put_into_deck(Table& t, CardIndex card, int nth,
                  Doer by);  // nth from the top, 1 = top; the bottom if it is shorter
Did put_card(Table& t, CardIndex card, ZoneId to, Doer by, int nth = 1);  // by an effect; 0 = at the bottom
Did put_into_slot(Table& t, CardIndex card, SlotTypeId type, Doer by);
Did shuffle_pile(Table& t, ZoneId pile, Doer by);
// May an effect move it? Not if it is a new object by now (7.7), nor a character (3.4.1), nor out of a slot that cards
// leave only by dying (21.4a).
bool can_be_moved(const Table& t, Value card);
// Covers a slot, or what is in the slot of that object, if that can be covered (14.3.1, 14.3.6). Result: was it put?
Did put_onto(Table& t, CardIndex card, Value where, Doer by);
Value find_outside(const Table& t, Value name);  // a card of that name outside the game (19.9.4)
// Whoever controls the card gains it as a soul; if nobody does, that player (8.6).
Seat who_gains_soul(const Table& t, Value card, Seat otherwise);

// ---- Choices: done at once when there are fewer than two options
struct Question {
  Prompt prompt = Prompt::choice;
  Seat who = Seat::game;  // the game's choices are the active player's (6.7.6)
  Value about;
  bool or_none = false;  // "up to": declining is an option
};
Did choose(Table& t, const Question& q, const Candidates& among);
Did confirm(Table& t, Seat who, Value about, Prompt prompt = Prompt::may);  // result: a boolean

// The same verb for each of a group, in the order of rule 20.12.
// clang-format off
enum class GroupVerb : std::uint8_t {
  gain_coins, lose_coins, draw_loot, discard_loot, destroy, gain_treasure, kill, heal, recharge, recharge_in_step,
  deactivate, cancel, pass_left
};
// clang-format on
Did each(Table& t, GroupVerb verb, const Candidates& group, int n, Doer by);
Did vote(Table& t, const Candidates& voters, const Candidates& among, Doer by);  // result: the winner, or nothing
Did split(Table& t, Seat who, int n, const Candidates& among, Doer by);          // result: list in GameState::lists

// Any number of them, possibly none, in the order in which they are picked. Result: list in GameState::lists
Did choose_some(Table& t, const Question& q, const Candidates& among);

// The group in the order in which something happens to it (20.12.2, 20.12.3). Result: list in GameState::lists
Did arrange(Table& t, const Candidates& group, Doer by);

// Marks the list of a split: as many numbers lie behind its objects.
inline constexpr std::uint32_t with_amounts = 1U << 20U;

// Puts the cards, which lie on top of a pile, back in an order that the player picks: on top, on the bottom, or first one
// that stays on top and then the others on the bottom.
enum class PutBack : std::uint8_t { on_top, on_bottom, all_but_one_on_bottom };
Did reorder(Table& t, Seat who, const Candidates& cards, Doer by, PutBack where = PutBack::on_top);

// The player, who sees the card, may put it on the bottom of its deck. Result: was it put there?
Did may_put_on_bottom(Table& t, Seat who, CardIndex card, Doer by);
// The player looks through the pile and gains one of those cards as an item; the pile is shuffled. Result: the item, or nothing
Did search_and_gain(Table& t, Seat who, ZoneId pile, const Candidates& among, Doer by);
// One of them by chance (20.4.3); nothing if there are none.
Value choose_at_random(Table& t, const Candidates& among);
// The player sees the top n cards of a pile (19.3.3), which are added to `into`; `reveal_top`: all players see them.
void look_at_top(Table& t, ZoneId pile, int n, Seat who, Candidates& into);
void reveal_top(Table& t, ZoneId pile, int n, Doer by, Candidates& into);
void look_at_hand(Table& t, Seat whose, Seat who);   // `who` sees each card of that hand (19.3.3)
void look_through(Table& t, ZoneId pile, Seat who);  // the player sees each card of the pile (20.4.2)

}  // namespace soulstack
