// Rulebook section 6.7: what each verb passes before the change: can't, then replacements.
#pragma once

#include "engine/model/event.h"
#include "engine/table/procedures.h"

namespace soulstack {

class Table;

// Carries out an event: what can't happen ends here; replacements apply in the order that the affected player picks
// (rule 6.7.5); then the change of its type, `apply_...` in the header of its section. Result: that of the change;
// `nothing` if the event was replaced or can't happen. `item`: the stack object that the event belongs to.
Did perform(Table& t, const Event& event, std::uint32_t item = 0);

// Does an ability in play say that this event can't happen (rule 6.7.11)? Then this is noted in the log.
bool is_forbidden(Table& t, const Event& e);
bool would_be_forbidden(const Table& t, const Event& e);  // the same without a note

// ---- Rewriting (rule 6.7.3)
// What an effect may write to the event that it changes or replaces. `e` is null if its event is not about to happen.
// Result: null if the event happens as written; otherwise why it may not be written, and nothing is changed.
using WhyNot = const char*;
inline constexpr int most_rewritten = 30'000;
WhyNot rewrite_amount(Event* e, int n);  // not negative; at most most_rewritten counts; with 0 it does not happen
WhyNot rewrite_die(const Table& t, Event* e, int n);
WhyNot rewrite_pile(Event* e, ZoneId from);             // of a loot_drawn
WhyNot rewrite_receiver(Table& t, Event* e, Value to);  // whom it happens to
WhyNot rewrite_price(Event* e, int price);              // of a purchase (rule 12.3a)
WhyNot rewrite_dice(Event* e, int dice);                // how many are rolled to choose from (rule 9.15)
WhyNot rewrite_sides(Event* e, int sides);
WhyNot rewrite_die_chosen_by(Event* e, Seat who);
WhyNot rewrite_lethal(Event* e, bool lethal);            // of damage (rule 10.2.11)
WhyNot rewrite_preventable(Event* e, bool preventable);  // of damage (rule 10.4.7)
WhyNot rewrite_item_chosen_by(Event* e, Seat who);       // of a death_penalty (rules 13.5.3, 13.5.3a)
WhyNot rewrite_item_at_random(Event* e, bool random);
WhyNot rewrite_item_to(Event* e, Value player);
WhyNot rewrite_loot_to(Event* e, Value player);
WhyNot rewrite_coins_to(Event* e, Value player);

// Does anything in play change or replace such events?
bool may_be_changed(Table& t, EventType type);

// An object that a replacement puts on the stack is not replaced by the same replacement again (rule 6.7.4).
void mark_what_replaced(Table& t, std::uint32_t item);

}  // namespace soulstack
