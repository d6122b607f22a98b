// Bots answer the decisions of a seat. Their random numbers are not part of the game's state.
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
  // Returns an index into the options of the open decision.
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
std::unique_ptr<Bot> make_greedy(std::uint64_t seed);

bool is_bot(std::string_view name);
std::string bot_names();  // "`random`, `eager`, `greedy`"
// Refuses an unknown name.
const BotRow& find_bot(std::string_view name);
// Its random numbers depend only on the game's seed and its seat.
std::unique_ptr<Bot> make_bot(std::string_view name, std::uint64_t game_seed, Seat seat);

}  // namespace soulstack::tools
