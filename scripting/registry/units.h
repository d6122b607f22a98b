// The unit of a number: "6¢", "loot 2", "+1 evasion". Parameters of verbs have one; it is also used to compare texts
// and effects.
#pragma once

#include <cstdint>
#include <string_view>

namespace soulstack::scripting {

// clang-format off
enum class Unit : std::uint8_t {
  coins, loot, treasure, damage, hp, attack, evasion, die, counters, levels, souls, slots, cards, items, times,
  loot_plays, attacks, count
};
// clang-format on

using Units = std::uint32_t;  // a set of possible units
constexpr Units bit(Unit u) { return Units{1} << static_cast<unsigned>(u); }
template <class... U>
constexpr Units units(U... u) {
  return (bit(u) | ...);
}
inline constexpr Units any_unit = bit(Unit::count) - 1;

// "¢", "loot cards": what the number counts; empty if the unit is unknown.
// clang-format off
constexpr std::string_view name_of(Unit unit) {
  switch (unit) {
    case Unit::coins: return "¢";
    case Unit::loot: return "loot cards";
    case Unit::treasure: return "treasures";
    case Unit::damage: return "damage";
    case Unit::hp: return "HP";
    case Unit::attack: return "attack";
    case Unit::evasion: return "evasion";
    case Unit::die: return "the value of a die";
    case Unit::counters: return "counters";
    case Unit::levels: return "level counters";
    case Unit::souls: return "souls";
    case Unit::slots: return "slots";
    case Unit::cards: return "cards";
    case Unit::items: return "items";
    case Unit::times: return "times";
    case Unit::loot_plays: return "loot plays";
    case Unit::attacks: return "attacks";
    case Unit::count: return "";
  }
  return "";
}
// clang-format on

// The text after the number: " damage", "¢"; empty if the unit is unclear.
// clang-format off
constexpr std::string_view behind_number(Units of) {
  switch (of) {
    case bit(Unit::coins): return "¢";
    case bit(Unit::loot): return " loot";
    case bit(Unit::treasure): return " treasure";
    case bit(Unit::damage): return " damage";
    case bit(Unit::hp): return " HP";
    case bit(Unit::attack): return " attack";
    case bit(Unit::evasion): return " evasion";
    case bit(Unit::counters): return " counters";
    case bit(Unit::souls): return " souls";
    case bit(Unit::slots): return " slots";
    case bit(Unit::cards): return " cards";
    case bit(Unit::items): return " items";
    case bit(Unit::times): return " times";
    default: return "";
  }
}
// clang-format on

}  // namespace soulstack::scripting
