// A bot that looks one step ahead. It tries each option in samples of what it cannot see, lets the stack resolve, and
// takes the option with the best position.
#include <algorithm>
#include <memory>
#include <vector>

#include "tools/players/bots.h"
#include "tools/players/hidden_cards.h"
#include "tools/players/look_ahead.h"
#include "tools/players/position_value.h"
#include "tools/support/random.h"

namespace soulstack::tools {

namespace {

constexpr int samples = 4;        // of the hidden cards and dice, for each decision
constexpr int most_options = 24;  // of a decision; of more, a random choice of them is tried
// An option is not tried again if its sum over n samples is more than margin / n below the best one.
constexpr double margin = 60;

bool stack_is_empty(const Table& t) { return t.s.stack.count == 0; }

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
    std::vector<Tried> tried = worth_trying(t);
    if (tried.size() == 1)
      return tried.front().option;
    const HiddenCards hidden(t, d.who);
    for (int n = 1; n <= samples && tried.size() > 1; ++n) {
      try_all(game, hidden, tried);
      leave_behind(tried, n);
    }
    return best_of(tried).option;
  }

 private:
  struct Tried {
    int option;
    double value = 0;  // the sum over the samples
  };

  // Cards with the same text in one's own hand are tried once.
  static bool is_twin(const Table& t, const Option& a, const Option& b) {
    return a.kind == OptionKind::play_loot && b.kind == OptionKind::play_loot && a.object.is(ValueKind::card) &&
           b.object.is(ValueKind::card) && t.card(a.object.as_card()).def == t.card(b.object.as_card()).def;
  }

  std::vector<Tried> worth_trying(const Table& t) {
    const std::vector<Option>& options = t.decision.options;
    std::vector<Tried> tried;
    for (std::size_t i = 0; i < options.size(); ++i)
      if (!is_pointless(t.decision, options[i]) && std::none_of(tried.begin(), tried.end(), [&](const Tried& before) {
            return is_twin(t, options[static_cast<std::size_t>(before.option)], options[i]);
          }))
        tried.push_back({static_cast<int>(i)});
    if (tried.empty())
      tried.push_back({0});
    while (tried.size() > most_options)
      tried.erase(tried.begin() + dice_.below(static_cast<int>(tried.size())));
    return tried;
  }

  static const Tried& best_of(const std::vector<Tried>& tried) {
    return *std::max_element(tried.begin(), tried.end(),
                             [](const Tried& a, const Tried& b) { return a.value < b.value; });
  }

  // All options are tried in the same samples, so few are enough to see that one is much worse.
  static void leave_behind(std::vector<Tried>& tried, int done) {
    const double least = best_of(tried).value - margin / done;
    std::erase_if(tried, [&](const Tried& option) { return option.value < least; });
  }

  void try_all(const Game& game, const HiddenCards& hidden, std::vector<Tried>& tried) {
    const Table& t = game.table();
    const Seat who = game.decision().who;
    hidden.sample(dice_, *state_);
    const std::uint64_t seed = dice_.draw();
    Game sample = Game::resume(t.content, t.scripts, *state_);
    // The question may depend on hidden cards; then this sample cannot be the truth.
    if (sample.over() || sample.decision().options != game.decision().options)
      return;
    for (Tried& option : tried) {
      Game next = &option == &tried.back() ? std::move(sample) : sample.fork();
      const OptionKind kind = next.decision().options[static_cast<std::size_t>(option.option)].kind;
      (void)next.answer(option.option);
      let_resolve(next, Dice(seed));
      option.value += value_of_position(next.table(), who);
      if (kind == OptionKind::pass || kind == OptionKind::end_turn)
        option.value += position_weights.passing;
    }
  }

  Dice dice_;
  std::unique_ptr<GameState> state_ = std::make_unique<GameState>();
};

}  // namespace

std::unique_ptr<Bot> make_greedy(std::uint64_t seed) { return std::make_unique<GreedyBot>(seed); }

}  // namespace soulstack::tools
