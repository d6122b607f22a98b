// Bots.
#include "tools/players/bots.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "engine/game/game.h"
#include "scripting/findings/suggest.h"
#include "tools/players/client_bots.h"
#include "tools/players/outside_bots.h"
#include "tools/support/random.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

// Uniform over the listed options, with one limit: it activates the same ability of the same object at most
// `most_repeats` times a turn. Without the limit it would pay for a room's ability until rule 1.9 stops it.
class RandomBot : public Bot {
 public:
  explicit RandomBot(std::uint64_t seed) : dice_(seed) {}
  std::unique_ptr<Bot> copy() const override { return std::make_unique<RandomBot>(*this); }

  int choose(Game& game) override {
    const std::vector<Option>& options = game.decision().options;
    start_turn(game.state().turn.number);
    const std::size_t at = is_tired_ ? choose_fresh(options) : any_of(options.size());
    if (options[at].kind == OptionKind::activate) {
      used_.push_back(options[at]);
      is_tired_ = is_tired_ || tired_of(options[at]);
    }
    return static_cast<int>(at);
  }

 private:
  static constexpr int most_repeats = 3;

  void start_turn(int turn) {
    if (turn == turn_)
      return;
    turn_ = turn;
    used_.clear();
    is_tired_ = false;
  }
  std::size_t any_of(std::size_t count) { return static_cast<std::size_t>(dice_.below(static_cast<int>(count))); }
  std::size_t choose_fresh(const std::vector<Option>& options) {
    const auto tired = std::count_if(options.begin(), options.end(), [this](const Option& o) { return tired_of(o); });
    std::size_t skip = any_of(options.size() - static_cast<std::size_t>(tired));
    std::size_t at = 0;
    while (tired_of(options[at]) || skip-- > 0)
      ++at;
    return at;
  }
  // A player who may activate an ability may always pass, so at least one option is left.
  bool tired_of(const Option& o) const {
    return o.kind == OptionKind::activate && std::count(used_.begin(), used_.end(), o) >= most_repeats;
  }

  Dice dice_;
  int turn_ = 0;
  std::vector<Option> used_;  // activations in this turn
  bool is_tired_ = false;     // of one of them
};

std::unique_ptr<Bot> make_random(std::uint64_t seed) { return std::make_unique<RandomBot>(seed); }

constexpr int usual_rollouts = 96;
std::unique_ptr<Bot> make_usual_search(std::uint64_t seed) { return make_search(seed, usual_rollouts); }

constexpr std::array<BotRow, 6> rows = {{
    {"random", "any listed option with equal probability, but the same ability of an object at most 3 times per turn",
     make_random},
    {"eager", "attacks monsters that it can beat, buys, and plays its cards; otherwise random", make_eager},
    {"greedy", "tries each option, lets it resolve, and takes the best position; reckons fights; sees no hidden cards",
     make_greedy},
    {"search",
     "plays the rest of the turn by `greedy` many times for each option; `search:200` does it at most 200 times for a "
     "decision",
     make_usual_search},
    {"careful",
     "looks one step ahead like `greedy`; weighs the chance to win a fight over its whole length, and what a death "
     "takes",
     make_careful},
    {"planner", "plays the rest of the turn by `careful` many times for each option that is likely", make_planner},
}};

constexpr std::string_view search_with = "search:";
constexpr int most_rollouts = 1'000;

// The number of rollouts in "search:200"; 0: it is something else.
int rollouts_in(std::string_view name) {
  if (!name.starts_with(search_with))
    return 0;
  name.remove_prefix(search_with.size());
  int rollouts = 0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), rollouts);
  const bool is_number = error == std::errc() && end == name.data() + name.size();
  return is_number && rollouts >= 1 && rollouts <= most_rollouts ? rollouts : 0;
}

}  // namespace

std::span<const BotRow> bot_rows() { return rows; }

bool is_bot(std::string_view name) {
  return rollouts_in(name) > 0 ||
         std::any_of(rows.begin(), rows.end(), [&](const BotRow& row) { return row.name == name; });
}

std::string bot_names() {
  std::string names;
  for (const BotRow& row : rows)
    names += fmt::format("{}`{}`", names.empty() ? "" : ", ", row.name);
  return names;
}

void demand_bot(std::string_view name) {
  if (is_outside_bot(name))
    return demand_outside_bot(name);
  demand_own_bot(name);
}

void demand_own_bot(std::string_view name) {
  if (is_bot(name))
    return;
  if (is_outside_bot(name))
    refuse(fmt::format("Bot `{}` is a program of its own, and can't play here; known: {}", name, bot_names()));
  if (name.starts_with(search_with))
    refuse(fmt::format("`{}`: the number of rollouts must be from 1 to {}, as in `search:200`", name, most_rollouts));
  scripting::Nearest nearest(name);
  for (const BotRow& row : rows)
    nearest.offer(row.name);
  const std::string hint = nearest.word().empty() ? "" : fmt::format("; did you mean `{}`?", nearest.word());
  refuse(fmt::format("Unknown bot `{}`; known: {}{}", name, bot_names(), hint));
}

void demand_client_bot(std::string_view name) {
  demand_own_bot(name);
  if (rollouts_in(name) > most_rollouts_of_client)
    refuse(fmt::format("`{}`: a client may seat bots with at most {} rollouts, as in `search:{}`", name,
                       most_rollouts_of_client, most_rollouts_of_client));
}

std::unique_ptr<Bot> make_bot(std::string_view name, std::uint64_t game_seed, Seat seat) {
  const std::uint64_t seed = mixed(game_seed ^ golden * static_cast<std::uint64_t>(index_of(seat) + 1));
  if (is_outside_bot(name))
    return make_outside_bot(name, seed, seat);
  demand_own_bot(name);
  if (const int rollouts = rollouts_in(name); rollouts > 0)
    return make_search(seed, rollouts);
  return std::find_if(rows.begin(), rows.end(), [&](const BotRow& row) { return row.name == name; })->make(seed);
}

}  // namespace soulstack::tools
