// The doors that each verb passes: can't, replacement, change.
#pragma once

#include "engine/model/event.h"
#include "engine/table/event_frame.h"
#include "engine/table/procedures.h"

namespace soulstack {

class Table;

// What happens when an event of this type is not replaced: the change, its past event and its triggers. Implemented in
// the files of their sections.
Did apply_roll(Table& t, Event& e);
Did apply_death(Table& t, Event& e);
Did apply_recharged(Table& t, Event& e);
Did apply_coins_gained(Table& t, Event& e);
Did apply_coins_lost(Table& t, Event& e);
Did apply_looting(Table& t, Event& e);
Did apply_loot_drawn(Table& t, Event& e);
Did apply_item_gained(Table& t, Event& e);
Did apply_damage(Table& t, Event& e);
Did apply_killing(Table& t, Event& e);
Did apply_destroyed(Table& t, Event& e);
Did apply_soul_gained(Table& t, Event& e);
Did apply_death_penalty(Table& t, Event& e);
Did apply_rewards(Table& t, Event& e);
Did apply_coins_given(Table& t, Event& e);
Did apply_loot_discarded(Table& t, Event& e);
Did apply_loot_given(Table& t, Event& e);
Did apply_loot_swapped(Table& t, Event& e);
Did apply_item_given(Table& t, Event& e);
Did apply_soul_given(Table& t, Event& e);
Did apply_items_swapped(Table& t, Event& e);
Did apply_deactivated(Table& t, Event& e);
Did apply_counters_added(Table& t, Event& e);
Did apply_counters_removed(Table& t, Event& e);
Did apply_flipped(Table& t, Event& e);
Did apply_healed(Table& t, Event& e);
Did apply_hp_paid(Table& t, Event& e);
Did apply_discarded(Table& t, Event& e);
Did apply_card_put(Table& t, Event& e);
Did apply_deck_shuffled(Table& t, Event& e);
Did apply_roll_changed(Table& t, Event& e);
Did apply_cancelled(Table& t, Event& e);
Did apply_curse_gained(Table& t, Event& e);
Did apply_became_copy(Table& t, Event& e);
Did apply_slots_expanded(Table& t, Event& e);
Did apply_ability_copied(Table& t, Event& e);
Did apply_loot_copied(Table& t, Event& e);
Did apply_extra_turn_gained(Table& t, Event& e);
Did apply_turn_lost(Table& t, Event& e);
Did apply_loot_plays_changed(Table& t, Event& e);
Did apply_attacks_granted(Table& t, Event& e);
Did apply_attack_joined(Table& t, Event& e);
Did apply_attack_cancelled(Table& t, Event& e);
Did apply_number_noted(Table& t, Event& e);
Did apply_winning(Table& t, Event& e);
Did apply_turn_cut_short(Table& t, Event& e);

// Does anything in play change or replace such events?
bool may_be_changed(Table& t, EventType type);

// An object that a replacement puts on the stack is not replaced by the same replacement again (rule 6.7.4).
void mark_what_replaced(Table& t, std::uint32_t item);

}  // namespace soulstack
