// Rulebook sections 5.2 and 20.9: the stack, cancelling and copies.
#pragma once

#include "engine/model/content.h"
#include "engine/model/event.h"
#include "engine/model/state.h"
#include "engine/table/procedures.h"
#include "engine/verbs/doer.h"

namespace soulstack {

class Table;

// What becomes of the copy of a loot card: it is put on the stack, as a copy of a loot there; it is played with a loot play,
// now or later (20.9.3).
enum class LootCopy : std::uint8_t { on_stack, played, kept };

inline constexpr int top_of_stack = -1;
// Gives it a serial. False: the stack is full and the game stops. `at`: its position from the bottom.
[[nodiscard]] bool put_on_stack(Table& t, StackItem item, Value dying = {}, int at = top_of_stack);
bool death_on_stack(const Table& t, Value object);  // is its death already on the stack?
void remove_item(Table& t, std::uint32_t serial);   // removes it; its loot card goes to the discard
Did cancel(Table& t, std::uint32_t serial);
Did cancel_everything(Table& t, std::uint32_t but);
Did cancel_turn(Table& t, std::uint32_t but, Doer by);  // cancels everything and ends the turn (4.5)
Did copy_ability(Table& t, AbilityId ability, Value source, Seat controller);
Did copy_loot(Table& t, const StackItem& original, Seat controller);
Did copy_loot_card(Table& t, CardIndex card, Seat who);  // 20.9.3; result: was the copy played?
// The same, but the player may play the copy later, until then. Result: is it kept?
Did copy_loot_card_for_later(Table& t, CardIndex card, Seat who, Till till);
// Copies the loot of the event, which may have left the stack (ruling Q70). Result: was a copy put on the stack?
Did copy_loot_of(Table& t, const Event& e, Seat controller);
// Is it a copy, without a card to move (20.9.2)?
bool is_copy_on_stack(const Table& t, std::uint32_t item, Value card);
// The die of the resolving ability will be rolled once it has resolved (7.10). False: the ability has no roll.
[[nodiscard]] bool roll_die(Table& t, std::uint32_t item, AbilityId ability);

// The changes, once nothing has replaced the event.
Did apply_cancelled(Table& t, Event& e);
Did apply_ability_copied(Table& t, Event& e);
Did apply_loot_copied(Table& t, Event& e);

}  // namespace soulstack
