// A bot that looks one step ahead. It tries each option in samples of what it cannot see, lets the stack resolve, and
// takes the option with the best position.
#include <algorithm>
#include <memory>
#include <vector>

#include "tools/players/bots.h"
#include "tools/players/hidden_cards.h"
#include "tools/players/position_value.h"
#include "tools/support/random.h"

namespace soulstack::tools {

namespace {

constexpr int samples = 4;        // of the hidden cards and dice, for each decision
constexpr int deepest = 16;       // answers after the option, until the stack is empty
constexpr int most_options = 24;  // of a decision; of more, a random choice of them is tried

bool stack_is_empty(const Table& t) { return t.s.stack.count == 0; }

int option_of(const Decision& d, OptionKind kind) {
  for (std::size_t i = 0; i < d.options.size(); ++i)
    if (d.options[i].kind == kind)
      return static_cast<int>(i);
  return -1;
}

// In the action phase with an empty stack a pass changes nothing, and the player is asked again.
bool is_pointless(const Decision& d, const Option& o) {
  return o.kind == OptionKind::offer || (o.kind == OptionKind::pass && d.prompt == Prompt::action);
}

class GreedyBot : public Bot {
 public:
  explicit GreedyBot(std::uint64_t seed) : dice_(seed) {}
  std::unique_ptr<Bot> copy() const override {
    auto twin = std::make_unique<GreedyBot>(0);
    twin->dice_ = dice_;
    return twin;
  }

  int choose(Game& game) override {
    const Table& t = game.table();
    const Decision& d = game.decision();
    // Abilities and cards that this player can use now can also be used in their own action phase.
    if (const int pass = option_of(d, OptionKind::pass);
        pass >= 0 && d.prompt == Prompt::priority && stack_is_empty(t) && t.active() != d.who)
      return pass;
    std::vector<int> tried = worth_trying(d);
    if (tried.size() == 1)
      return tried.front();
    std::vector<double> values(tried.size());
    for (int n = 0; n < samples; ++n)
      try_all(game, tried, values);
    const auto best = std::max_element(values.begin(), values.end());
    return tried[static_cast<std::size_t>(best - values.begin())];
  }

 private:
  std::vector<int> worth_trying(const Decision& d) {
    std::vector<int> tried;
    for (std::size_t i = 0; i < d.options.size(); ++i)
      if (!is_pointless(d, d.options[i]))
        tried.push_back(static_cast<int>(i));
    if (tried.empty())
      tried.push_back(0);
    while (tried.size() > most_options)
      tried.erase(tried.begin() + dice_.below(static_cast<int>(tried.size())));
    return tried;
  }

  void try_all(const Game& game, const std::vector<int>& tried, std::vector<double>& values) {
    const Table& t = game.table();
    const Seat who = game.decision().who;
    sample_hidden(t, who, dice_, *state_);
    const std::uint64_t seed = dice_.draw();
    const Game sample = Game::resume(t.content, t.scripts, *state_);
    // The question may depend on hidden cards; then this sample cannot be the truth.
    if (sample.over() || sample.decision().options != game.decision().options)
      return;
    for (std::size_t n = 0; n < tried.size(); ++n) {
      Game next = sample.fork();
      const OptionKind kind = next.decision().options[static_cast<std::size_t>(tried[n])].kind;
      (void)next.answer(tried[n]);
      let_resolve(next, Dice(seed));
      values[n] += value_of_position(next.table(), who);
      if (kind == OptionKind::pass || kind == OptionKind::end_turn)
        values[n] += position_weights.passing;
    }
  }

  // Everybody passes until the next action, and answers other questions at random.
  static void let_resolve(Game& game, Dice dice) {
    for (int n = 0; n < deepest && !game.over(); ++n) {
      const Decision& d = game.decision();
      if (d.prompt == Prompt::action)
        return;
      const int pass = option_of(d, OptionKind::pass);
      (void)game.answer(pass >= 0 ? pass : dice.below(static_cast<int>(d.options.size())));
    }
  }

  Dice dice_;
  std::unique_ptr<GameState> state_ = std::make_unique<GameState>();
};

}  // namespace

std::unique_ptr<Bot> make_greedy(std::uint64_t seed) { return std::make_unique<GreedyBot>(seed); }

}  // namespace soulstack::tools
