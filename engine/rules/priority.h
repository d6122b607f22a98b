// Rulebook section 5.1: priority.
#pragma once

#include "engine/model/content.h"
#include "engine/model/decision.h"
#include "engine/model/state.h"
#include "engine/table/procedures.h"

namespace soulstack {

class Table;

// Locals: one stretch of priority. It ends when all players have passed in succession and nothing is left to resolve.
struct Priority {
  static constexpr Procedure procedure = Procedure::priority;
  Seat holder = Seat::game;
  std::uint8_t passes = 0;
  std::uint8_t actions = 0;   // the active player may also attack, buy or end the turn (rule 4.3.2)
  std::uint8_t holds_on = 0;  // continues while the turn is ending (cleanup, end phase, a step on the stack)
  std::uint32_t since = 0;    // resolves only objects from this serial on (ruling Q62)
  std::uint32_t until = 0;    // serial of a step on the stack: the stretch ends when that step is next to resolve
  std::uint8_t if_put = 0;    // skipped if nothing was put on the stack
  std::uint8_t unused[3] = {};
};

// Has an effect or a death ended the turn before its end phase? Then its earlier phases, and attacks and purchases, stop:
// they give no priority, and put no steps on the stack. But death procedures under way finish first (rule 4.5.1, ruling
// Q50).
bool skips_to_end(const Table& t);
// Priority passes, starting with the active player, until nothing put on the stack since `since` is left (0: until the
// stack is empty).
Did pass_priority(Table& t, std::uint32_t since);
// The same, but only if something waits or was put on the stack since then (rule 13.2.7).
Did pass_priority_if_put(Table& t, std::uint32_t since);
// The same in the action phase: finishes with the chosen option if that is an attack, a purchase or the end of the turn.
Did pass_priority_with_actions(Table& t);
Did pass_priority_to_the_end(Table& t);
// Until this step on the stack is next to resolve, also while the turn is ending (rule 5.2.10): finishes with true, or with
// `nothing` if it left the stack before.
Did pass_priority_until(Table& t, std::uint32_t step);
// While a decision about priority is open: all players pass in succession. `advance` then goes on. For players who look
// ahead; nobody is asked.
void let_all_pass(Table& t);
// Resolves the object on the stack that is next, of any kind.
Did resolve(Table& t, const StackItem& item);
// Do players have nothing but loot and what is printed on their own objects, for the printed prices? Some of it may have
// been taken from the objects.
bool is_all_printed(const Table& t);
// Does the player have loot cards, and a play for them (rules 4.3.1, 8.2)?
bool may_play_loot(Table& t, Seat who);
// `on_stack`: see nouns_on_stack. `loot`: may_play_loot of the player who has priority.
// If all is printed: what most players can do most of the time, so that their options need not be listed.
bool can_only_pass(Table& t, const Priority& p, StackNouns on_stack, bool loot);
// The options of the player who has priority; the first is to pass.
void list_actions(Table& t, const Priority& p, StackNouns on_stack, bool loot, std::vector<Option>& into);

}  // namespace soulstack
