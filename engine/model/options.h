// Options of a ruleset: settings that are neither a number nor a step. The defaults are the second edition's.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/model/enum_rows.h"

namespace soulstack {

// Each option. With two values, it is named after the other one than the default.
// clang-format off
enum class Way : std::uint8_t {
  wins_at_once, hp_restored, modifiers_on_stack, roller_stays, dead_are_no_targets, shields_end_with_turn,
  without_rooms, bartering, winning_together, any_death_counts, open_hands,
  final_boss_goal, paid_do_not_activate, deaths_leave_timer, earlier_attacks_count, only_active_on_empty,
  death_order, count
};
// clang-format on
// The value of each option: its place in OptionRow::values.
class Ways {
 public:
  constexpr int operator[](Way of) const { return static_cast<int>(bits_ >> place(of) & 3U); }
  constexpr void set(Way of, int value) {
    bits_ = (bits_ & ~(std::uint64_t{3} << place(of))) | static_cast<std::uint64_t>(value) << place(of);
  }
  constexpr bool operator==(const Ways&) const = default;

 private:
  static constexpr unsigned place(Way of) { return 2 * static_cast<unsigned>(of); }
  std::uint64_t bits_ = 0;  // two for each
};
static_assert(count_of<Way> <= 32);

struct OptionRow {
  static constexpr std::size_t most_values = 3;
  Way way;
  std::string_view name;
  std::string_view rule;
  std::array<std::string_view, most_values> names;  // the first is the default; empty: it has no more
  std::string_view sentence;

  constexpr std::span<const std::string_view> values() const {
    return std::span(names).first(names.back().empty() ? most_values - 1 : most_values);
  }
};

// The values of Way::death_order.
enum class DeathOrder : std::uint8_t { below_triggers, owned, like_triggers };

// clang-format off
inline constexpr std::array<OptionRow, count_of<Way>> option_rows = {{
    {Way::wins_at_once, "win_check", "15.2.2", {"between", "immediate"},
     "When souls are counted: between resolutions, or each time one is gained."},
    {Way::hp_restored, "prevented_death_hp", "10.4.4", {"one", "restored"},
     "HP after a prevented death: 1, or what it was before the blow."},
    {Way::modifiers_on_stack, "roll_modifiers", "9.3", {"continuous", "on_stack"},
     "How continuous modifiers of a roll apply: as it resolves, or on the stack above it."},
    {Way::roller_stays, "roll_parent", "6.8.7", {"resolved", "stays"},
     "Whether an ability that rolls leaves the stack, or stays there below its roll."},
    {Way::dead_are_no_targets, "dead_targets", "10.2.9", {"allowed", "refused"},
     "Can a player who died this turn be chosen for damage?"},
    {Way::shields_end_with_turn, "prevention", "10.4.3", {"as_stated", "end_of_turn"},
     "How long an unused prevention of damage lasts."},
    {Way::without_rooms, "rooms", "2.5", {"used", "left_out"}, "Whether the room deck is used, if there is one."},
    {Way::bartering, "bartering", "18.1", {"off", "on"}, "Whether players may give ¢ to each other."},
    {Way::winning_together, "winning", "15.2.1", {"alone", "together"},
     "Whether each player counts their own souls, or all players add theirs together."},
    {Way::any_death_counts, "timer_on_death", "21.3a", {"own_turn", "any_turn"},
     "Whether a player's death lowers the timer only in their own turn, or in any turn."},
    {Way::open_hands, "hands", "21.3d", {"hidden", "open"}, "Whether players see each other's loot."},
    {Way::final_boss_goal, "goal", "21.4d", {"souls", "final_boss"},
     "How the game is won: by souls, or by the death of the final boss."},
    {Way::paid_do_not_activate, "paid_abilities", "6.3.4", {"activate", "do_not_activate"},
     "Whether using a paid ability activates its object."},
    {Way::deaths_leave_timer, "deaths", "21.4c", {"drop_timer", "leave_timer"},
     "Whether a character's death lowers the timer."},
    {Way::earlier_attacks_count, "demanded_attacks", "11.1.4", {"later", "earlier_too"},
     "Which attacks count for an effect that demands a number of attacks this turn."},
    {Way::only_active_on_empty, "empty_stack", "5.1.2", {"everybody", "active_player"},
     "Who receives priority while the stack is empty (Q55)."},
    {Way::death_order, "death_order", "6.6.3", {"below_triggers", "owned", "like_triggers"},
     "Whether deaths go below all triggers; or among those of the dying player, but below triggers on the damage that "
     "caused them; or like these, in any order (Q56)."},
}};
// clang-format on
static_assert(in_order(option_rows, &OptionRow::way));

}  // namespace soulstack
