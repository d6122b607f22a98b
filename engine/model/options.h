// Options of a ruleset: what is neither a number nor a step. The second edition's way is the default of each.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace soulstack {

// The ways that are not the default, of all options.
// clang-format off
enum class Way : std::uint8_t {
  wins_at_once, hp_restored, modifiers_on_stack, roller_stays, dead_are_no_targets, shields_end_with_turn,
  without_rooms, bartering, winning_together, any_death_counts, open_hands,
  final_boss_goal, paid_do_not_activate, deaths_leave_timer, earlier_attacks_count, only_active_on_empty,
  deaths_are_owned, count
};
// clang-format on
using Ways = std::bitset<static_cast<std::size_t>(Way::count)>;

struct OptionRow {
  std::string_view name;
  std::string_view rule;
  std::string_view otherwise;  // what the default is called
  std::string_view choice;     // what the other way is called
  std::string_view sentence;
};

// By Way.
inline constexpr std::array<OptionRow, static_cast<std::size_t>(Way::count)> option_rows = {{
    {"win_check", "15.2.2", "between", "immediate",
     "When the souls are counted: between resolutions, or whenever one is gained."},
    {"prevented_death_hp", "10.4.4", "one", "restored",
     "HP after a prevented death: 1, or what it was before the blow."},
    {"roll_modifiers", "9.3", "continuous", "on_stack",
     "Standing modifiers of a roll apply as it resolves, or go on the stack above it."},
    {"roll_parent", "6.8.7", "resolved", "stays",
     "The ability that rolls is done, or stays on the stack below its roll."},
    {"dead_targets", "10.2.9", "allowed", "refused", "May a player who died this turn be chosen for damage?"},
    {"prevention", "10.4.3", "as_stated", "end_of_turn", "How long an unused prevention of damage lasts."},
    {"rooms", "2.5", "used", "left_out", "Is the room deck used, if there is one?"},
    {"bartering", "18.1", "off", "on", "May players give ¢ to each other?"},
    {"winning", "15.2.1", "alone", "together", "Each player counts their own souls, or all count theirs together."},
    {"timer_on_death", "21.3a", "own_turn", "any_turn", "In whose turn a death moves the timer."},
    {"hands", "21.3d", "hidden", "open", "Do players see each other's loot?"},
    {"goal", "21.4d", "souls", "final_boss", "What wins: souls, or the death of the final boss."},
    {"paid_abilities", "6.3.4", "activate", "do_not_activate", "Does using a paid ability activate its object?"},
    {"deaths", "21.4c", "drop_timer", "leave_timer", "Does a character's death move the timer?"},
    {"demanded_attacks", "11.1.4", "later", "earlier_too",
     "Which attacks count for an effect that demands so many this turn."},
    {"empty_stack", "5.1.2", "everybody", "active_player", "Who receives priority while the stack is empty (Q55)."},
    {"death_order", "6.6.3", "below_triggers", "owned",
     "Are deaths below all triggers, or among those of whoever dies (Q56)?"},
}};

}  // namespace soulstack
