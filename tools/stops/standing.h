// What a player has, and what a stretch of play changes in it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/model/enum_rows.h"
#include "engine/model/forward.h"
#include "engine/model/ids.h"

namespace soulstack::tools {

// What matters to a player, the most important first. Each is counted so that more is better for them.
enum class Matter : std::uint8_t { game, life, souls, items, rival_souls, foe, coins, loot, hp, count };

// How far a player looks ahead: to the end of what is on the stack, with what follows from it, or to the end of the attack
// under way, too.
enum class Reach : std::uint8_t { stack, attack };

struct MatterRow {
  Matter matter;
  Reach reach;
  std::string_view name;
  std::string_view sentence;  // why the player is asked: what is next to resolve may do this
  std::string_view later;     // the same, if not what is next to resolve does it, but what follows in the turn
};
inline constexpr std::array<MatterRow, count_of<Matter>> matter_rows = {{
    {Matter::game, Reach::attack, "game", "the game may end", "the game may end later this turn"},
    {Matter::life, Reach::attack, "life", "you may die", "you may die later this turn"},
    {Matter::souls, Reach::attack, "souls", "you may lose a soul", "you may lose a soul later this turn"},
    {Matter::items, Reach::attack, "items", "you may lose an item", "you may lose an item later this turn"},
    {Matter::rival_souls, Reach::attack, "rival_souls", "another player may gain a soul",
     "another player may gain a soul later this turn"},
    {Matter::foe, Reach::stack, "foe", "your attack roll may miss", "your attack roll may miss"},
    {Matter::coins, Reach::stack, "coins", "it is about your ¢", "you may lose ¢ later this turn"},
    {Matter::loot, Reach::stack, "loot", "it is about your loot", "you may lose loot later this turn"},
    {Matter::hp, Reach::stack, "hp", "you may lose HP", "you may lose HP later this turn"},
}};
static_assert(in_order(matter_rows, &MatterRow::matter));

constexpr std::size_t place_of(Matter m) { return static_cast<std::size_t>(m); }

using Standing = std::array<int, count_of<Matter>>;

// Of this player. `deaths`: theirs so far. `foe`: what they attack; `nothing`: they attack nothing.
Standing standing_of(const Table& t, Seat who, int deaths, Value foe);
// In the log. Who died is alive again when the turn has ended.
int deaths_in_log(const Table& t, Seat who);
Standing difference(const Standing& after, const Standing& before);
// The most important matter of which less is left.
std::optional<Matter> gravest_loss(const Standing& change);

}  // namespace soulstack::tools
