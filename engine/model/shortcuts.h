// The shortcuts of the engine: what it leaves out because, if all is well, it makes no difference. Without a shortcut the
// same question is answered from the state and the content alone, each time that it is asked. `Oracle`
// (engine/game/oracle.h) plays games both ways and compares them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace soulstack {

// clang-format off
enum class Shortcut : std::uint8_t {
  attention, dependence, listeners, usables, passing_over, known_nouns, known_gifts, stack_needs, plain_nouns,
  steady_changes, plain_rows, free_abilities, absent_things, cards_marked, most_uses, claims, starting_tables,
  plain_calls, live_functions, count
};
// clang-format on

struct ShortcutRow {
  Shortcut shortcut;
  std::string_view name;
  std::string_view rule;     // the rule that decides what the shortcut leaves out
  std::string_view instead;  // what is done without the shortcut
};

inline constexpr std::array<ShortcutRow, static_cast<std::size_t>(Shortcut::count)> shortcut_rows{{
    {Shortcut::attention, "attention", "5.3.1",
     "before each priority everything is checked, again and again until nothing changes"},
    {Shortcut::dependence, "dependence", "13.1.1",
     "after each step the HP of all objects and the conditions of all bonus souls are computed"},
    {Shortcut::listeners, "listeners", "6.7.2", "the index of listeners is filled again for each step"},
    {Shortcut::usables, "usables", "6.3.2", "each ability of each object is asked whether its player can use it"},
    {Shortcut::passing_over, "passing_over", "5.1.7",
     "the options of all players are listed before they are passed over"},
    {Shortcut::known_nouns, "known_nouns", "7.12", "each ability gathers its own targets"},
    {Shortcut::known_gifts, "known_gifts", "6.10.2",
     "each question about what an object has asks again which effects give and take, and whether they mean it"},
    {Shortcut::stack_needs, "stack_needs", "7.12", "targets are gathered whatever is on the stack"},
    {Shortcut::plain_nouns, "plain_nouns", "7.4.1", "each condition that a noun can have is asked"},
    {Shortcut::steady_changes, "steady_changes", "10.1.1", "each condition that a change of a stat can have is asked"},
    {Shortcut::plain_rows, "plain_rows", "5.2.4", "each row is asked whether it uses the stack or passes priority"},
    {Shortcut::free_abilities, "free_abilities", "6.2.1", "each ability is asked whether its cost can be paid"},
    {Shortcut::absent_things, "absent_things", "6.7.13",
     "cards with 0 HP, abilities of souls and in hands, and counted events are looked for although no card has them"},
    {Shortcut::cards_marked, "cards_marked", "10.1.1", "each card in play is searched for marked damage"},
    {Shortcut::most_uses, "most_uses", "1.9", "the uses of each ability in this turn are looked up"},
    {Shortcut::claims, "claims", "15.4.2", "each change of a number asks the conditions of all bonus souls"},
    {Shortcut::starting_tables, "starting_tables", "2.1", "the zones and cards of a new game are laid out one by one"},
    {Shortcut::plain_calls, "plain_calls", "1.10", "effects that only call one verb run in Lua like all others"},
    {Shortcut::live_functions, "live_functions", "1.10",
     "a function that waits is started again, and given its replies"},
}};

constexpr bool shortcut_rows_are_in_order() {
  for (std::size_t i = 0; i < shortcut_rows.size(); ++i)
    if (shortcut_rows[i].shortcut != static_cast<Shortcut>(i))
      return false;
  return true;
}
static_assert(shortcut_rows_are_in_order());

// A set of shortcuts.
class Shortcuts {
 public:
  static constexpr Shortcuts all() { return Shortcuts((1U << static_cast<unsigned>(Shortcut::count)) - 1); }
  static constexpr Shortcuts none() { return Shortcuts(0); }
  bool operator==(const Shortcuts&) const = default;
  constexpr bool has(Shortcut s) const { return (bits_ & bit(s)) != 0; }
  constexpr Shortcuts without(Shortcut s) const { return Shortcuts(bits_ & ~bit(s)); }

 private:
  explicit constexpr Shortcuts(std::uint32_t bits) : bits_(bits) {}
  static constexpr std::uint32_t bit(Shortcut s) { return 1U << static_cast<unsigned>(s); }
  std::uint32_t bits_;
};

}  // namespace soulstack
