// Small-scope exhaustion: every answer to every decision and every value of every die, to a fixed number of decisions.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/explain/describe.h"
#include "engine/explain/view.h"
#include "tests/support/trial.h"

namespace soulstack::testing {

struct Bounds {
  std::size_t states = 3000;  // goes one decision deeper until this many states are reached
  int decisions = 100;        // maximum depth
  std::size_t dice = 3;       // dice per answer that are tried with all values; further dice are random
};

struct Exhausted {
  int depth = 0;              // everything was explored to this depth
  std::size_t states = 0;     // distinct states, each checked
  std::size_t answers = 0;    // counted for each value of the dice
  std::size_t ends = 0;       // games that ended
  std::size_t more_dice = 0;  // answers with more dice than the limit
  std::string wrong;          // the first fault, with the answers that lead to it
};

// All states within that many answers. A state that was reached before (the number of answers aside) is explored again
// only if more answers are left than last time.
class Explorer {
 public:
  Explorer(const Loaded& loaded, const Bounds& bounds) : loaded_(loaded), bounds_(bounds) {}

  Exhausted explore(const Situation& situation) {
    const Game root = at_the_table(situation);
    note_wrong(first_wrong(root.table()));
    for (bool more = true; more && all_.wrong.empty() && all_.states < bounds_.states;) {
      const std::size_t before = all_.states;
      all_ = {.depth = all_.depth + 1, .wrong = {}};
      met_.clear();
      reach(root, all_.depth);
      all_.states = met_.size();
      more = all_.states > before && all_.depth < bounds_.decisions;  // no more: all games have ended
    }
    return all_;
  }

 private:
  struct Step {
    const Game& from;
    int option;
    const std::vector<int>& dice;
  };

  Game at_the_table(const Situation& situation) const {
    std::unique_ptr<Table> table = lay_table(loaded_.content(), loaded_.scripts(), situation);
    table->fixed_dice_only = false;
    return Game(std::move(table));
  }

  void reach(const Game& game, int left) {
    copy_state(*state_, game.state());
    state_->decisions = 0;
    int& known = met_.try_emplace(hash_of(*state_), -1).first->second;
    if (known >= left)
      return;
    known = left;
    if (game.over()) {
      ++all_.ends;
      return;
    }
    Ledger ledger;
    note_wrong(ledger.first_wrong(game.table()));
    for (int option = 0; left > 0 && option < static_cast<int>(game.decision().options.size()); ++option)
      answer(game, ledger, option, {}, left);
  }

  // Answers with these dice; if the game rolls one more, tries each value of it.
  void answer(const Game& from, const Ledger& ledger, int option, const std::vector<int>& dice, int left) {
    if (!all_.wrong.empty())
      return;
    Game game = from.fork();
    Table& t = changeable(game);
    t.logging = true;
    t.fixed_dice = dice;
    t.fixed_dice.push_back(1);
    t.fixed_dice_used = 0;
    const Refusal refusal = game.answer(option);
    const bool wants_more = t.fixed_dice_used > dice.size();
    if (wants_more && dice.size() < bounds_.dice)
      return roll_another(from, ledger, option, dice, left);
    all_.more_dice += wants_more;
    ++all_.answers;
    way_.push_back({from, option, dice});
    look_at(game, ledger, refusal);
    t.log.clear();
    reach(game, left - 1);
    way_.pop_back();
  }

  void roll_another(const Game& from, const Ledger& ledger, int option, std::vector<int> dice, int left) {
    dice.push_back(0);
    for (int value = 1; value <= from.table().rules()[Number::dice_sides]; ++value) {
      dice.back() = value;
      answer(from, ledger, option, dice, left);
    }
  }

  void look_at(const Game& game, Ledger ledger, const Refusal& refusal) {
    const Table& t = game.table();
    note_wrong(refusal.why);
    note_wrong(game.outcome() == Outcome::stopped ? "stopped: " + game.stopped_by() : "");
    for (const auto* told : t.all_troubles())
      note_wrong(told->empty() ? "" : "a script failed: " + told->front().what);
    note_wrong(!game.over() && game.decision().options.size() < 2 ? "fewer than two options" : "");
    note_wrong(first_wrong(t));
    note_wrong(ledger.first_wrong(t));
  }

  void note_wrong(const std::string& wrong) {
    if (wrong.empty() || !all_.wrong.empty())
      return;
    all_.wrong = wrong;
    for (const Step& step : way_) {
      const Table& t = step.from.table();
      all_.wrong += "\n  " + player_name(t.decision.who) + ": " + question_of(t) + " -> " + label_of(t, step.option);
      for (int value : step.dice)
        all_.wrong += " [" + std::to_string(value) + "]";
    }
  }

  const Loaded& loaded_;
  Bounds bounds_;
  Exhausted all_;
  std::unique_ptr<GameState> state_ = std::make_unique<GameState>();  // in the form that is compared with other states
  std::vector<Step> way_;                                             // the steps to the current state
  std::unordered_map<std::uint64_t, int> met_;                        // states, and how many answers were left
};

}  // namespace soulstack::testing
