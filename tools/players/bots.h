// Bots: they answer the decisions of a seat. What they draw is outside the game's state.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "engine/game/game.h"

namespace soulstack::tools {

class Bot {
 public:
  virtual ~Bot() = default;
  // A position among the options of the open decision.
  virtual int choose(Game& game) = 0;
  virtual std::unique_ptr<Bot> copy() const = 0;
};

struct BotRow {
  std::string_view name;
  std::string_view sentence;
  std::unique_ptr<Bot> (*make)(std::uint64_t seed);
};
std::span<const BotRow> bot_rows();

std::unique_ptr<Bot> make_eager(std::uint64_t seed);

bool is_bot(std::string_view name);
std::string bot_names();  // "`random`, `eager`"
// Refuses a name that no bot has.
const BotRow& find_bot(std::string_view name);
// What it draws depends on the game's seed and its seat only.
std::unique_ptr<Bot> make_bot(std::string_view name, std::uint64_t game_seed, Seat seat);

}  // namespace soulstack::tools
