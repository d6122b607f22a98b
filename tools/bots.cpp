// Bots.
#include "tools/bots.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "scripting/suggest.h"
#include "tools/random.h"
#include "tools/stop.h"

namespace soulstack::tools {

namespace {

// Uniform over the listed options, and nothing else.
class RandomBot : public Bot {
 public:
  explicit RandomBot(std::uint64_t seed) : dice_(seed) {}
  int choose(Game& game) override { return dice_.below(static_cast<int>(game.decision().options.size())); }
  std::unique_ptr<Bot> copy() const override { return std::make_unique<RandomBot>(*this); }

 private:
  Dice dice_;
};

std::unique_ptr<Bot> make_random(std::uint64_t seed) { return std::make_unique<RandomBot>(seed); }

constexpr std::array<BotRow, 2> rows = {{
    {"random", "any listed option, each as likely as the others", make_random},
    {"eager", "fights what it can beat, buys and plays what it has; the rest is luck", make_eager},
}};

}  // namespace

std::span<const BotRow> bot_rows() { return rows; }

bool is_bot(std::string_view name) {
  return std::any_of(rows.begin(), rows.end(), [&](const BotRow& row) { return row.name == name; });
}

std::string bot_names() {
  std::string names;
  for (const BotRow& row : rows)
    names += fmt::format("{}`{}`", names.empty() ? "" : ", ", row.name);
  return names;
}

const BotRow& find_bot(std::string_view name) {
  scripting::Nearest nearest(name);
  for (const BotRow& row : rows) {
    if (row.name == name)
      return row;
    nearest.offer(row.name);
  }
  const std::string hint = nearest.word().empty() ? "" : fmt::format("; did you mean `{}`?", nearest.word());
  refuse(fmt::format("There is no bot `{}`: there are {}{}", name, bot_names(), hint));
}

std::unique_ptr<Bot> make_bot(std::string_view name, std::uint64_t game_seed, Seat seat) {
  return find_bot(name).make(mixed(game_seed ^ golden * static_cast<std::uint64_t>(index_of(seat) + 1)));
}

}  // namespace soulstack::tools
