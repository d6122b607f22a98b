// A bot that plays the rest of the turn many times. In samples of what it cannot see, it tries the options that are worth
// it, lets `greedy` play on in each seat until the turn ends, and keeps the better half, until one is left.
#include <algorithm>
#include <bit>
#include <memory>
#include <vector>

#include "tools/players/bots.h"
#include "tools/players/hidden_cards.h"
#include "tools/players/look_ahead.h"
#include "tools/players/position_value.h"
#include "tools/players/worth_trying.h"
#include "tools/support/random.h"

namespace soulstack::tools {

namespace {

constexpr int most_options = 12;
constexpr int longest_rollout = 120;  // decisions

class SearchBot : public Bot {
 public:
  SearchBot(std::uint64_t seed, int rollouts) : dice_(seed), rollouts_(rollouts), player_(make_greedy(mixed(seed))) {}
  std::unique_ptr<Bot> copy() const override {
    auto twin = std::make_unique<SearchBot>(0, rollouts_);
    twin->dice_ = dice_;
    twin->player_ = player_->copy();
    return twin;
  }

  int choose(Game& game) override {
    const Table& t = game.table();
    if (!is_worth_thought(t))
      return std::max(0, option_of(t.decision, OptionKind::pass));
    std::vector<Arm> arms;
    int left = rollouts_;
    for (const int option : options_worth_trying(t, static_cast<std::size_t>(std::min(most_options, left)), dice_))
      arms.push_back({option});
    const HiddenCards hidden(t, t.decision.who);
    const int rounds = static_cast<int>(std::bit_width(arms.size() - 1));
    for (int round = 0; round < rounds; ++round) {
      const int samples = std::max(1, rollouts_ / (rounds * static_cast<int>(arms.size())));
      for (int n = 0; n < samples && left >= static_cast<int>(arms.size()); ++n, left -= static_cast<int>(arms.size()))
        try_all(game, hidden, arms);
      std::stable_sort(arms.begin(), arms.end(), [](const Arm& a, const Arm& b) { return a.value > b.value; });
      arms.resize((arms.size() + 1) / 2);
    }
    return arms.front().option;
  }

 private:
  struct Arm {
    int option;
    double value = 0;  // the sum over all samples; those that are left have been tried in the same ones
  };

  void try_all(const Game& game, const HiddenCards& hidden, std::vector<Arm>& arms) {
    const Decision& d = game.decision();
    hidden.sample(dice_, *state_);
    const Trial sample(*state_, game.table());
    // The question may depend on hidden cards; then this sample cannot be the truth.
    if (sample.game().over() || sample.game().decision().options != d.options)
      return;
    for (Arm& arm : arms) {
      Trial next = sample.fork();
      (void)next.game().answer(arm.option);
      play_on(next.game(), game.state().turn.number);
      arm.value += value_of_position(next.table(), d.who);
      const OptionKind kind = d.options[static_cast<std::size_t>(arm.option)].kind;
      if (kind == OptionKind::pass || kind == OptionKind::end_turn)
        arm.value += position_weights.passing;
    }
  }

  // To the end of the turn.
  void play_on(Game& game, int turn) {
    for (int n = 0; n < longest_rollout && !game.over() && game.state().turn.number == turn; ++n)
      (void)game.answer(player_->choose(game));
  }

  Dice dice_;
  int rollouts_;
  std::unique_ptr<Bot> player_;  // of all seats in a rollout
  std::unique_ptr<GameState> state_ = std::make_unique<GameState>();
};

}  // namespace

std::unique_ptr<Bot> make_search(std::uint64_t seed, int rollouts) {
  return std::make_unique<SearchBot>(seed, rollouts);
}

}  // namespace soulstack::tools
