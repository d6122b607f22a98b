// Playing on from an option.
#include "tools/players/rollouts.h"

#include <algorithm>

#include "engine/game/game.h"
#include "engine/rules/priority.h"
#include "engine/table/table.h"
#include "tools/players/worth_trying.h"

namespace soulstack::tools {

namespace {

constexpr int longest_rollout = 120;  // decisions

// Is the seat asked after the one who is asked now, before all have passed?
bool is_asked_later(const Table& t, Seat seat) {
  const auto& priority = t.s.frames[t.depth()].as<Priority>();
  Seat next = priority.holder;
  for (int passes = priority.passes + 1; passes < t.players(); ++passes) {
    next = t.left_of(next);
    if (next == seat)
      return true;
  }
  return false;
}

}  // namespace

void play_on(Trial& trial, int turn, Bot& bot, const TrialBudget& budget, std::optional<Seat> responds) {
  Game& game = trial.game();
  for (int n = 0; n < longest_rollout && !game.over() && game.state().turn.number == turn && !budget.is_used_up();
       ++n) {
    const Decision& d = game.decision();
    const bool is_priority = responds && d.prompt == Prompt::priority;
    const bool only_passes = is_priority && d.who != *responds;
    const int option = only_passes ? std::max(0, option_of(d, OptionKind::pass)) : bot.choose(game);
    const bool passes = d.options[static_cast<std::size_t>(option)].kind == OptionKind::pass;
    if (is_priority && passes && !is_asked_later(trial.table(), *responds))
      trial.let_all_pass();  // the others would, one after the other
    else
      trial.answer(option);
  }
}

}  // namespace soulstack::tools
