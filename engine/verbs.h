// Verbs: the only functions that change the table. Each passes the same doors in the same order: can't, replacement,
// the change, one logged event, triggers collected. A verb is done, with a result, or it left a frame that has to be
// finished first; so a step uses one verb, last.
#pragma once

#include "engine/content.h"
#include "engine/decision.h"
#include "engine/filters.h"
#include "engine/procedures.h"
#include "engine/state.h"

namespace soulstack {

class Table;

// Who does it, and with which object.
struct Doer {
  Value source;
  Seat by = Seat::game;
};

// The event through its doors: can't, replacements in the order that the affected player picks (rule 6.7.5), then what
// the event's type does. Result: what `apply` of that type says; nothing if the event was replaced or can't happen.
Did perform(Table& t, const Event& event);

// ---- Coins (20.3, 20.5). Results: how many ¢ moved.
Did gain_coins(Table& t, Seat who, int n, Doer by);
Did lose_coins(Table& t, Seat who, int n, Doer by);
int give_coins(Table& t, Seat from, Seat to, int n, Doer by);
int left_in_pool(const Table& t);                              // what players can still gain (2.2)

// ---- Loot and treasure (8, 20.3, 20.5)
Did draw_loot(Table& t, Seat who, int n, Doer by);        // loot n; result: how many
Did discard_loot(Table& t, Seat who, int n, Doer by);     // cards of their choice; result: how many
Did give_loot(Table& t, Seat from, Seat to, int n, Seat chooser, Doer by);
int steal_random_loot(Table& t, Seat from, Seat to, int n, Doer by);
void discard_card(Table& t, CardIndex card, Seat who, Doer by);
void hand_over(Table& t, CardIndex card, Seat to, Doer by);
void pass_hands(Table& t, Doer by);                       // each player gives the hand to the left, all in one moment (20.3.4)
Did gain_treasure(Table& t, Seat who, int n, Doer by);
Did gain_item(Table& t, Seat who, CardIndex card, Doer by);    // from a deck, the shop or the stack
void give_item(Table& t, CardIndex card, Seat to, Doer by);    // between players or from the shop: not a gain (20.3.5)
void swap_items(Table& t, CardIndex a, CardIndex b, Doer by);
Did reroll_item(Table& t, CardIndex item, Doer by);            // 20.8

// ---- Charge and counters (20.1, 20.2)
bool recharge(Table& t, CardIndex card, Doer by);
bool deactivate(Table& t, CardIndex card, Doer by);
int add_counters(Table& t, Value object, CounterId kind, int n);     // on a card in play or a player; result: how many
int remove_counters(Table& t, Value object, CounterId kind, int n);
int remove_counters(Table& t, Value object, int n);                  // of any kind (20.1.1)
int counters_of(const Table& t, Value object, CounterId kind);
int counters_of(const Table& t, Value object);                       // of all kinds
bool flip(Table& t, CardIndex card);                                 // result: had it another face?

// ---- Damage, healing, killing (10, 20.6)
void put_damage(Table& t, const Event& damage);                // on the stack (10.2.1); 0 does not exist (10.2.6)
Did put_damage_on(Table& t, const Candidates& group, const Event& damage, Doer by);  // in order (20.12.4); result: was any put?
int heal(Table& t, Value object, int n);
Did kill(Table& t, Value object, Doer by);                     // result: is its HP 0 now?
Did destroy(Table& t, Value object, Doer by);                  // result: was it destroyed?
void put_into_discard(Table& t, CardIndex card);               // 20.7; not for Eternal objects
void prevent_death(Table& t, std::uint32_t item, Doer by);     // 10.4.4
int prevent_damage(Table& t, Event& damage, int n, Doer by);   // while it is dealt; result: how much

// ---- Dice (9)
void cast_roll(Table& t, Seat roller, const StackItem& like);  // puts a roll on the stack (9.2.1); with a value: that one
void reroll(Table& t, StackItem& roll);
void set_roll(Table& t, StackItem& roll, int value);
void flip_roll(Table& t, StackItem& roll);                     // 9.7

// ---- The stack (5.2, 20.9)
bool put_on_stack(Table& t, StackItem item, Value dying = {});  // gives it its serial; false: no room, the game stops
bool death_on_stack(const Table& t, Value object);             // is its death there already?
void remove_item(Table& t, std::uint32_t serial);              // takes it off, its loot card to the discard
bool cancel(Table& t, std::uint32_t serial);
void cancel_everything(Table& t, std::uint32_t but);
Did announce(Table& t, const StackItem& item);                 // modes, targets, costs, then on the stack (7.1)
Did copy_ability(Table& t, AbilityId ability, Value source, Seat controller);
Did copy_loot(Table& t, const StackItem& original, Seat controller);
void become_copy(Table& t, CardIndex card, CardIndex of, bool till_end_of_turn, Doer by);
void create_lasting(Table& t, AbilityId lasting, const StackItem& by);
void end_lasting(Table& t, std::uint32_t serial);
void use_lasting(Table& t, std::uint32_t serial);              // one of its uses

// ---- Turns, slots, souls (4.5, 14, 15)
void expand_slots(Table& t, SlotTypeId type, int n);
Did gain_soul(Table& t, Seat who, CardIndex card, Doer by);
bool lose_soul(Table& t, CardIndex soul);                      // destroyed (15.1.6)
void give_curse(Table& t, CardIndex card, Seat to, Doer by);
void put_into_deck(Table& t, CardIndex card, int nth);         // nth from the top, 1 = top; the bottom if it is shorter

// ---- Choices: done at once when there are fewer than two options
struct Question {
  Prompt prompt = Prompt::choice;
  Seat who = Seat::game;   // the game's choices are the active player's (6.7.6)
  Value about;
  bool or_none = false;    // "up to": declining is an option
};
Did choose(Table& t, const Question& q, const Candidates& among);
Did confirm(Table& t, Seat who, Value about, Prompt prompt = Prompt::may);  // result: a boolean

// The same verb for each of a group, in the order of rule 20.12.
enum class GroupVerb : std::uint8_t { gain_coins, lose_coins, draw_loot, discard_loot, destroy, gain_treasure, kill };
Did each(Table& t, GroupVerb verb, const Candidates& group, int n, Doer by);
Did vote(Table& t, const Candidates& voters, const Candidates& among, Doer by);       // result: the winner, or nothing
Did split(Table& t, Seat who, int n, const Candidates& among, Doer by);               // result: list in GameState::lists

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

}  // namespace soulstack
