// Options of a ruleset: settings that are neither a number nor a step. The defaults are the second edition's.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace soulstack {

// The non-default setting of each option.
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
  std::string_view otherwise;  // name of the default setting
  std::string_view choice;     // name of the other setting
  std::string_view sentence;
};

// By Way.
inline constexpr std::array<OptionRow, static_cast<std::size_t>(Way::count)> option_rows = {{
    {"win_check", "15.2.2", "between", "immediate",
     "When souls are counted: between resolutions, or each time one is gained."},
    {"prevented_death_hp", "10.4.4", "one", "restored",
     "HP after a prevented death: 1, or what it was before the blow."},
    {"roll_modifiers", "9.3", "continuous", "on_stack",
     "How continuous modifiers of a roll apply: as it resolves, or on the stack above it."},
    {"roll_parent", "6.8.7", "resolved", "stays",
     "Whether an ability that rolls leaves the stack, or stays there below its roll."},
    {"dead_targets", "10.2.9", "allowed", "refused", "Can a player who died this turn be chosen for damage?"},
    {"prevention", "10.4.3", "as_stated", "end_of_turn", "How long an unused prevention of damage lasts."},
    {"rooms", "2.5", "used", "left_out", "Whether the room deck is used, if there is one."},
    {"bartering", "18.1", "off", "on", "Whether players may give ¢ to each other."},
    {"winning", "15.2.1", "alone", "together",
     "Whether each player counts their own souls, or all players add theirs together."},
    {"timer_on_death", "21.3a", "own_turn", "any_turn",
     "Whether a player's death lowers the timer only in their own turn, or in any turn."},
    {"hands", "21.3d", "hidden", "open", "Whether players see each other's loot."},
    {"goal", "21.4d", "souls", "final_boss", "How the game is won: by souls, or by the death of the final boss."},
    {"paid_abilities", "6.3.4", "activate", "do_not_activate", "Whether using a paid ability activates its object."},
    {"deaths", "21.4c", "drop_timer", "leave_timer", "Whether a character's death lowers the timer."},
    {"demanded_attacks", "11.1.4", "later", "earlier_too",
     "Which attacks count for an effect that demands a number of attacks this turn."},
    {"empty_stack", "5.1.2", "everybody", "active_player", "Who receives priority while the stack is empty (Q55)."},
    {"death_order", "6.6.3", "below_triggers", "owned",
     "Whether deaths go below all triggers, or among those of the dying player (Q56)."},
}};

}  // namespace soulstack
