// Checks games while they run.
#include "tools/simulate/game_checks.h"

#include <fmt/format.h>
#include <utility>

#include <algorithm>
#include <numeric>
#include <vector>

#include "engine/explain/describe.h"
#include "engine/game/game.h"

namespace soulstack::tools {

namespace {

constexpr int decisions_to_a_trial = 50;  // options are tried at one in this many decisions
constexpr int options_tried = 12;         // at most

std::string what_comes_of(const Game& game, int option) {
  Game fork = game.fork();
  if (const Refusal refusal = fork.answer(option))
    return fmt::format("is refused: {} (rule {})", refusal.why, refusal.rule);
  if (fork.outcome() == Outcome::stopped)
    return "stops the game: " + fork.stopped_by();
  return soulstack::first_wrong(fork.table());
}

scripting::Fault fault_after(const Game& game, int option) {
  Game fork = game.fork();
  if (const Refusal refusal = fork.answer(option))
    return scripting::crash_by("a listed option was refused: " + refusal.why);
  Ledger fresh;
  return scripting::fault_of(fork.table(), fresh);
}

// A uniform random sample of that size.
std::vector<int> sample(int options, int most, Dice& dice) {
  std::vector<int> all(static_cast<std::size_t>(options));
  std::iota(all.begin(), all.end(), 0);
  for (int i = 0; i < std::min(options, most); ++i)
    std::swap(all[static_cast<std::size_t>(i)], all[static_cast<std::size_t>(i + dice.below(options - i))]);
  all.resize(static_cast<std::size_t>(std::min(options, most)));
  return all;
}

}  // namespace

// The bots use the seed itself, so another value is derived here.
Checking::Checking(std::uint64_t game_seed) : dice_(mixed(game_seed + golden)) {}

std::string Checking::wrong_option(const Game& game) {
  for (int option : sample(static_cast<int>(game.decision().options.size()), options_tried, dice_))
    if (const std::string wrong = what_comes_of(game, option); !wrong.empty())
      return fmt::format("the option `{}` of `{}`: {}", label_of(game.table(), option), question_of(game.table()),
                         wrong);
  return {};
}

std::string Checking::first_wrong(const Game& game) {
  if (std::string wrong = soulstack::first_wrong(game.table()); !wrong.empty())
    return wrong;
  if (std::string wrong = ledger_.first_wrong(game.table()); !wrong.empty())
    return wrong;
  return tries_options(game) ? wrong_option(game) : "";
}

bool Checking::tries_options(const Game& game) {
  const bool goes_on = !game.over() && game.state().decisions < decisions_budget;
  return goes_on && dice_.below(decisions_to_a_trial) == 0;
}

scripting::Fault Checking::fault_of_option(const Game& game) {
  for (int option : sample(static_cast<int>(game.decision().options.size()), options_tried, dice_))
    if (scripting::Fault fault = fault_after(game, option)) {
      option_at_fault_ = option;
      return fault;
    }
  return {};
}

scripting::Fault Checking::first_fault(const Game& game, const scripting::KnownTroubles& known) {
  option_at_fault_ = -1;
  if (scripting::Fault fault = scripting::fault_of(game.table(), ledger_, known))
    return fault;
  return tries_options(game) ? fault_of_option(game) : scripting::Fault{};
}

}  // namespace soulstack::tools
