// Verbs: the only functions that change the table. Each has the same stages in the same order: can't, replacement, the
// change, one logged event, triggers collected. Impossible parts are skipped: the result says so, and the effect
// continues (rule 1.3). A verb is done and has a result, or it pushed a frame that has to finish first; so a step uses
// only one verb, as its last action.
#pragma once

#include "engine/model/content.h"
#include "engine/model/decision.h"
#include "engine/model/state.h"
#include "engine/table/procedures.h"
#include "engine/table/queries.h"

namespace soulstack {

class Table;

// The player who does it, and the object they do it with.
struct Doer {
  Value source;
  Seat by = Seat::game;
};

// Takes the event through its doors: can't, replacements in the order picked by the affected player (rule 6.7.5), then
// the change of its type. Result: that of `apply` for the type; `nothing` if the event was replaced or can't happen.
// `item`: the stack object that the event belongs to.
Did perform(Table& t, const Event& event, std::uint32_t item = 0);

// ---- Coins (20.3, 20.5). Results: how many ¢ moved.
Did gain_coins(Table& t, Seat who, int n, Doer by);
Did lose_coins(Table& t, Seat who, int n, Doer by);
Did give_coins(Table& t, Seat from, Seat to, int n, Doer by);
int left_in_pool(const Table& t);  // the ¢ that players can still gain (2.2)

// ---- Loot and treasure (8, 20.3, 20.5)
Did draw_loot(Table& t, Seat who, int n, Doer by);     // loot n; result: how many
Did discard_loot(Table& t, Seat who, int n, Doer by);  // cards of their choice; result: how many
Did give_loot(Table& t, Seat from, Seat to, int n, Seat chooser, Doer by);
Did steal_random_loot(Table& t, Seat from, Seat to, int n, Doer by);
Did discard_card(Table& t, CardIndex card, Seat who, Doer by);
Did hand_over(Table& t, CardIndex card, Seat to, Doer by);
Did swap_loot(Table& t, CardIndex a, CardIndex b, Doer by);  // of two hands; result: were they swapped?
Did pass_hands(Table& t, Doer by);  // each player gives their hand to the left, all at the same time (20.3.4)
Did gain_treasure(Table& t, Seat who, int n, Doer by);
Did gain_item(Table& t, Seat who, CardIndex card, Doer by,
              std::uint16_t flags = 0);  // from a deck, the shop or the stack
Did give_item(Table& t, CardIndex card, Seat to,
              Doer by);  // between players or from the shop; it is not gained (20.3.5)
Did swap_items(Table& t, CardIndex a, CardIndex b, Doer by);
Did reroll_item(Table& t, CardIndex item, Doer by);  // 20.8
Did gain_eternal_item(Table& t, Seat who, CardIndex card,
                      Doer by);  // as gain_item, and the item becomes Eternal (6.8.1)
// Is it in play, but neither an item nor a curse? Then it can't be given, taken or swapped (20.3.2).
bool never_changes_hands(const Table& t, CardIndex card);
void gather_items(const Table& t, Seat who, Candidates& into);   // items the player controls, the latest first
bool is_loot_card(const Table& t, CardIndex card);               // is it a card of the loot deck, in any zone?
Did put_into_hand(Table& t, CardIndex card, Seat who, Doer by);  // loot cards only (19.5.1); result: was it put?

// ---- Charge and counters (20.1, 20.2)
Did recharge(Table& t, CardIndex card, Doer by);  // result: was it deactivated?
Did recharge_in_step(Table& t, CardIndex card);   // in the recharge step (4.2.1)
Did deactivate(Table& t, CardIndex card, Doer by);
Did add_counters(Table& t, Value object, CounterId kind, int n,
                 Doer by);  // on a card in play or a player; result: how many
Did remove_counters(Table& t, Value object, CounterId kind, int n, Doer by);
Did remove_counters(Table& t, Value object, int n, Doer by);  // of any kind (20.1.1)
void pay_charge(Table& t, CardIndex card, Doer by);           // as a cost: can't be replaced
void pay_counters(Table& t, Value object, int n);
Did flip(Table& t, CardIndex card, Doer by);  // result: does it have another face?

// ---- Damage, healing, killing (10, 20.6)
void put_damage(Table& t, const Event& damage);  // on the stack (10.2.1); 0 damage is not put there (10.2.6)
Did put_damage_on(Table& t, const Candidates& group, const Event& damage,
                  Doer by);                                    // in order (20.12.4); result: was any put?
Did heal(Table& t, Value object, int n, Doer by);              // result: how much
Did pay_hp(Table& t, Seat who, int n, Doer by);                // 20.5.3; result: was it paid?
Did kill(Table& t, Value object, Doer by);                     // result: is its HP 0 now?
Did destroy(Table& t, Value object, Doer by);                  // result: was it destroyed?
bool stays_in_play(Table& t, CardIndex card);                  // Eternal objects and characters (20.6.1)
void put_into_discard(Table& t, CardIndex card);               // by the rules: can't be replaced
Did put_into_discard(Table& t, CardIndex card, Doer by);       // 20.7; not for Eternal objects
void prevent_death(Table& t, std::uint32_t item, Doer by);     // 10.4.4
int prevent_damage(Table& t, Event& damage, int n, Doer by);   // while it is dealt; result: how much
void prevent_next_damage(Table& t, Value to, int n, Doer by);  // this turn, once (10.4.2)
// Puts n damage to each member of a group on the stack, in order (20.12.4), dealt by `by` (10.2.2) or by nobody (10.2.3).
// `item`: serial of the resolving ability; its trigger is the cause of the damage. Result: was any damage put there?
Did deal_damage(Table& t, const Candidates& to, int n, Doer by, std::uint32_t item);
Did take_damage(Table& t, const Candidates& who, int n, Doer by, std::uint32_t item);
// Prevents a death, or n of the damage (10.4.1, 10.4.4). `waiting`: the stack object that a `would` ability is about;
// `happening`: the event that a `change` or `instead` is about, or null. Result: the damage prevented; 1 for a death.
int prevent(Table& t, const StackItem* waiting, Event* happening, int n, Doer by);
// If the ability on the stack has destroyed its own object, finds that card in the discard, unless it has moved again
// (7.7). Result: the card as it is there; any other object is returned unchanged.
Value found_in_discard(const Table& t, Value object, std::uint32_t item);

// ---- Dice (9)
void cast_roll(Table& t, Seat roller,
               const StackItem& like);  // puts a roll on the stack (9.2.1); with a given value or a random one
Did set_roll(Table& t, const StackItem& roll, int value, Doer by);  // 9.6, 9.7; result: was it changed?
Did reroll(Table& t, const StackItem& roll, Doer by);               // 9.5
Event about_roll(const StackItem& roll);                            // the event that it is about to resolve
void rewrite_roll(const Table& t, Event& roll, int value);          // changes the value of the event
const StackItem* find_roll(const Table& t, std::uint32_t serial);   // null unless it can still be changed (9.2.3)
int upside_down(const Table& t, int value);                         // the number on the opposite side of the die (9.7)

// ---- The stack (5.2, 20.9)
inline constexpr int top_of_stack = -1;
// Gives it a serial. False: the stack is full and the game stops. `at`: its position from the bottom.
bool put_on_stack(Table& t, StackItem item, Value dying = {}, int at = top_of_stack);
bool death_on_stack(const Table& t, Value object);  // is its death already on the stack?
void remove_item(Table& t, std::uint32_t serial);   // removes it; its loot card goes to the discard
Did cancel(Table& t, std::uint32_t serial);
Did cancel_everything(Table& t, std::uint32_t but);
Did cancel_turn(Table& t, std::uint32_t but, Doer by);  // cancels everything and ends the turn (4.5)
Event death_of(const StackItem& item);                  // the event that it is about to resolve
Did announce(Table& t, const StackItem& item);  // chooses modes and targets, pays costs, puts it on the stack (7.1)
Did copy_ability(Table& t, AbilityId ability, Value source, Seat controller);
Did copy_loot(Table& t, const StackItem& original, Seat controller);
Did become_copy(Table& t, CardIndex card, CardIndex of, Till till, Doer by);
Did copy_loot_card(Table& t, CardIndex card, Seat who);  // 20.9.3; result: was the copy played?
void create_lasting(Table& t, AbilityId lasting, const StackItem& by);
Till till_of(const Table& t, const Lasting& l);
void end_lasting(Table& t, std::uint32_t serial);
void end_what_lasts_for_attack(Table& t, std::uint32_t attack);  // the serial of its frame
void use_lasting(Table& t, std::uint32_t serial);                // uses up one of its uses
void wait_for_roll(Table& t, std::uint32_t roll);                // binds effects about the next die to this roll
void end_with_roll(Table& t, std::uint32_t roll);                // ends the effects that are bound to this roll
bool is_copy_on_stack(const Table& t, std::uint32_t item,
                      Value card);  // is it a copy, without a card to move (20.9.2)?
// Copies the loot of the event, which may have left the stack (ruling Q70). Result: was a copy put on the stack?
Did copy_loot_of(Table& t, const Event& e, Seat controller);
// The die of the resolving ability will be rolled once it has resolved (7.10). False: the ability has no roll.
bool roll_own_die(Table& t, std::uint32_t item, AbilityId ability);

// ---- Turns, slots, souls (4.5, 14, 15)
Did expand_slots(Table& t, SlotTypeId type, int n, Doer by);
Did gain_soul(Table& t, Seat who, CardIndex card, Doer by);
bool lose_soul(Table& t, CardIndex soul);  // destroyed (15.1.6)
Did give_curse(Table& t, CardIndex card, Seat to, Doer by);
Did put_into_deck(Table& t, CardIndex card, int nth,
                  Doer by);  // nth from the top, 1 = top; at the bottom if the pile is shorter
Did put_card(Table& t, CardIndex card, ZoneId to, Doer by, int nth = 1);  // by an effect; 0 = at the bottom
Did put_into_slot(Table& t, CardIndex card, SlotTypeId type, Doer by);
Did shuffle_pile(Table& t, ZoneId pile, Doer by);
// Can an effect move it? Not if it has become a new object (7.7), not a character (3.4.1), and not out of a slot that
// cards leave only by dying (21.4a).
bool can_be_moved(const Table& t, Value card);
// Covers a slot, or the slot of this object, if it can be covered (14.3.1, 14.3.6). Result: was the card put there?
Did put_onto(Table& t, CardIndex card, Value where, Doer by);
Value find_outside(const Table& t, Value name);  // a card of this name outside the game (19.9.4)
// The controller of the card gains it as a soul; if it has none, this player does (8.6).
Seat who_gains_soul(const Table& t, Value card, Seat otherwise);

// ---- Choices: done at once if there are fewer than two options
struct Question {
  Prompt prompt = Prompt::choice;
  Seat who = Seat::game;  // the active player makes the game's choices (6.7.6)
  Value about;
  bool or_none = false;  // "up to": declining is an option
};
Did choose(Table& t, const Question& q, const Candidates& among);
Did confirm(Table& t, Seat who, Value about, Prompt prompt = Prompt::may);  // result: a boolean

// Applies a verb to each member of a group, in the order of rule 20.12.
// clang-format off
enum class GroupVerb : std::uint8_t {
  gain_coins, lose_coins, draw_loot, discard_loot, destroy, gain_treasure, kill, heal, recharge, recharge_in_step,
  deactivate, cancel, pass_left
};
// clang-format on
Did each(Table& t, GroupVerb verb, const Candidates& group, int n, Doer by);
Did vote(Table& t, const Candidates& voters, const Candidates& among, Doer by);  // result: the winner, or `nothing`
Did split(Table& t, Seat who, int n, const Candidates& among, Doer by);          // result: list in GameState::lists

// Choose any number, including none, in the order in which they are picked. Result: list in GameState::lists
Did choose_some(Table& t, const Question& q, const Candidates& among);

// Puts a group in the order in which something happens to it (20.12.2, 20.12.3). Result: list in GameState::lists
Did arrange(Table& t, const Candidates& group, Doer by);

// Marks the list of a split: its objects are followed by as many numbers.
inline constexpr std::uint32_t with_amounts = 1U << 20U;

// Puts cards from the top of a pile back in an order that the player picks: all on top, all on the bottom, or one on top
// and the others on the bottom.
enum class PutBack : std::uint8_t { on_top, on_bottom, all_but_one_on_bottom };
Did reorder(Table& t, Seat who, const Candidates& cards, Doer by, PutBack where = PutBack::on_top);

// The player sees the card and may put it on the bottom of its deck. Result: was it put there?
Did may_put_on_bottom(Table& t, Seat who, CardIndex card, Doer by);
// The player looks through the pile and gains one of these cards as an item; the pile is shuffled. Result: the item, or
// `nothing`.
Did search_and_gain(Table& t, Seat who, ZoneId pile, const Candidates& among, Doer by);
// A random one of them (20.4.3); `nothing` if there are none.
Value choose_at_random(Table& t, const Candidates& among);
// The player sees the top n cards of a pile (19.3.3), which are added to `into`. `reveal_top`: all players see them.
void look_at_top(Table& t, ZoneId pile, int n, Seat who, Candidates& into);
void reveal_top(Table& t, ZoneId pile, int n, Doer by, Candidates& into);
void look_at_hand(Table& t, Seat whose, Seat who);   // `who` sees all cards of that hand (19.3.3)
void look_through(Table& t, ZoneId pile, Seat who);  // the player sees all cards of the pile (20.4.2)

}  // namespace soulstack
