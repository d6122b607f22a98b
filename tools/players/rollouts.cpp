// Playing on from an option.
#include "tools/players/rollouts.h"

#include "engine/game/game.h"

namespace soulstack::tools {

namespace {

constexpr int longest_rollout = 120;  // decisions

}  // namespace

void play_on(Trial& trial, int turn, Bot& bot, const TrialBudget& budget) {
  Game& game = trial.game();
  for (int n = 0; n < longest_rollout && !game.over() && game.state().turn.number == turn && !budget.is_used_up(); ++n)
    trial.answer(bot.choose(game));
}

}  // namespace soulstack::tools
