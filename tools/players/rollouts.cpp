// Playing on from an option.
#include "tools/players/rollouts.h"

#include <algorithm>

#include "engine/game/game.h"
#include "tools/players/worth_trying.h"

namespace soulstack::tools {

namespace {

constexpr int longest_rollout = 120;  // decisions

}  // namespace

void play_on(Trial& trial, int turn, Bot& bot, const TrialBudget& budget, std::optional<Seat> responds) {
  Game& game = trial.game();
  for (int n = 0; n < longest_rollout && !game.over() && game.state().turn.number == turn && !budget.is_used_up();
       ++n) {
    const Decision& d = game.decision();
    const bool passes = responds && d.prompt == Prompt::priority && d.who != *responds;
    trial.answer(passes ? std::max(0, option_of(d, OptionKind::pass)) : bot.choose(game));
  }
}

}  // namespace soulstack::tools
