// Runs a game with a player in each seat.
#include "tools/players/match.h"

#include <fmt/format.h>

#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/table/table.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

std::vector<std::unique_ptr<Bot>> make_bots(const std::vector<std::string>& names, int players,
                                            std::uint64_t game_seed) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (int p = 0; p < players; ++p)
    bots.push_back(make_bot(names[static_cast<std::size_t>(p) % names.size()], game_seed, seat(p)));
  return bots;
}

void demand_bots(const std::vector<std::string>& names, int players) {
  for (const std::string& name : names)
    demand_bot(name);
  if (static_cast<std::size_t>(players) % names.size() != 0)
    refuse(
        fmt::format("{} seats cannot be divided evenly among {} bots; name one bot for all seats, one per seat, or "
                    "a number of bots that divides the number of seats",
                    players, names.size()));
}

int choose(Game& game, const std::vector<std::unique_ptr<Bot>>& bots) {
  const Decision& d = game.decision();
  if (!d.open || d.options.size() < 2)
    throw Stop{Exit::invariant,
               fmt::format("The engine stopped in turn {} without a decision", game.state().turn.number)};
  return bots[static_cast<std::size_t>(d.who)]->choose(game);
}

void answer_or_stop(Game& game, int option, std::uint64_t game_seed) {
  const Refusal refusal = game.answer(option);
  if (!refusal)
    return;
  throw Stop{Exit::invariant,
             fmt::format("The engine refused a listed option: {} ({})\nSeed {}, ruleset {}, {} players, "
                         "after {} answers",
                         refusal.why, refusal.rule, game_seed, game.table().rules().name, game.state().players_count,
                         game.state().decisions)};
}

namespace {

std::string winners_win(const Game& game) {
  std::string names;
  for (Seat s : game.winners())
    names += fmt::format("{}{}", names.empty() ? "" : " and ", player_name(s));
  return names + (game.winners().size() == 1 ? " wins" : " win together");
}

}  // namespace

std::string verdict(const Game& game) {
  const std::string after =
      fmt::format(" after {} turns and {} decisions", game.state().turn.number, game.state().decisions);
  switch (game.outcome()) {
    case Outcome::running:
      return "The game is not finished";
    case Outcome::won:
      return winners_win(game) + after;
    case Outcome::draw:
      return game.stopped_by().empty() ? "The game is a draw" : "The game is a draw: " + game.stopped_by();
    case Outcome::stopped:
      return "The game was stopped: " + game.stopped_by();
    case Outcome::lost:
      return "The players lost" + after;
  }
  return {};
}

}  // namespace soulstack::tools
