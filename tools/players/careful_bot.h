// The bot `careful`; its judgement of options can be used by other bots.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/model/decision.h"
#include "engine/model/forward.h"
#include "engine/model/state.h"
#include "tools/players/bot.h"
#include "tools/players/hidden_cards.h"
#include "tools/players/outlook.h"
#include "tools/players/trial_budget.h"
#include "tools/support/random.h"

namespace soulstack::tools {

// It looks one step ahead, like `greedy`, and weighs what is about to happen: the chance to win a fight over its whole
// length, and what a death takes. It does everything else that is worth it before it attacks, attacks only if that is
// worth more than it risks, and keeps what prevents damage until it is needed.
class CarefulBot : public Bot {
 public:
  // `of_other`: the budget that it shares with another bot, which must outlive it; null: one of its own for each
  // answer. With another's, it plays on in a sample of what that bot does not see: it takes fewer samples there, and
  // takes what is hidden in it as it is.
  explicit CarefulBot(std::uint64_t seed, TrialBudget* of_other = nullptr) : dice_(seed), of_other_(of_other) {}
  CarefulBot(const CarefulBot& other) : dice_(other.dice_), of_other_(other.of_other_), declined_(other.declined_) {}
  CarefulBot& operator=(const CarefulBot&) = delete;

  int choose(Game& game) override { return weighed(game).front().option; }
  std::unique_ptr<Bot> copy() const override { return std::make_unique<CarefulBot>(*this); }
  // Becomes a new bot with this seed, and allocates nothing.
  void restart(std::uint64_t seed) {
    dice_ = Dice(seed);
    declined_ = {};
  }

  // An option, and what it is worth in points of the outlook.
  struct Way {
    int option;
    OptionKind kind;
    double value = 0;
    bool is_known = false;  // estimated, or tried
    int shield = 0;         // how much damage to the player it would prevent
  };
  // The options that it weighs, its choice first; only one if it does not need to think.
  std::vector<Way> weighed(Game& game);

 private:
  // What was tried this turn and was not worth it. It is not tried again before the next attack or purchase.
  struct Declined {
    int turn = 0, attacks = 0, purchases = 0;
    std::vector<Option> options;
    int shield = 0;  // the most that one of them would prevent

    void keep_for(const Table& t);
    bool has(const Option& o) const;
  };

  std::vector<Way> ways_of(const Table& t);
  void try_unknown(const Game& game, const Outlook& outlook, std::vector<Way>& ways, TrialBudget& budget);
  void try_in_sample(const Game& game, const HiddenCards* hidden, const Outlook& outlook, std::vector<Way>& ways,
                     TrialBudget& budget);
  void weigh_actions(const Table& t, const Outlook& outlook, std::vector<Way>& ways);

  Dice dice_;
  TrialBudget* of_other_;
  Declined declined_;
  std::unique_ptr<GameState> state_ = std::make_unique<GameState>();
};

}  // namespace soulstack::tools
