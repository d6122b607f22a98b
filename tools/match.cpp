// A game with somebody in each seat.
#include "tools/match.h"

#include <fmt/format.h>

#include "engine/view.h"
#include "tools/stop.h"

namespace soulstack::tools {

std::vector<std::unique_ptr<Bot>> make_bots(const std::vector<std::string>& names, int players,
                                            std::uint64_t game_seed) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (int p = 0; p < players; ++p)
    bots.push_back(make_bot(names[static_cast<std::size_t>(p) % names.size()], game_seed, seat(p)));
  return bots;
}

std::string how_to_repeat(const Game& game, std::uint64_t game_seed, const std::vector<std::uint16_t>& journal) {
  std::string text = fmt::format(
      "Seed {}, {} players, {} answers. To repeat it, put the journal into a file and run\n"
      "  soulstack play --seed {} --players {} --humans {} --stops all --script FILE\nJournal:",
      game_seed, game.state().players_count, journal.size(), game_seed, game.state().players_count,
      game.state().players_count);
  for (std::uint16_t option : journal)
    text += fmt::format(" {}", option + 1);
  return text;
}

int choose(Game& game, const std::vector<std::unique_ptr<Bot>>& bots) {
  const Decision& d = game.decision();
  if (!d.open || d.options.size() < 2)
    throw Stop{Exit::invariant,
               fmt::format("The engine stopped in turn {} without a question", game.state().turn.number)};
  return bots[static_cast<std::size_t>(d.who)]->choose(game);
}

void answer_or_stop(Game& game, int option, std::uint64_t game_seed, const std::vector<std::uint16_t>& journal) {
  const Refusal refusal = game.answer(option);
  if (!refusal)
    return;
  throw Stop{Exit::invariant, fmt::format("The engine refused an option that it had listed: {} ({})\n{}", refusal.why,
                                          refusal.rule, how_to_repeat(game, game_seed, journal))};
}

std::string verdict(const Game& game) {
  std::string names;
  for (Seat s : game.winners())
    names += fmt::format("{}{}", names.empty() ? "" : " and ", player_name(s));
  if (game.outcome() == Outcome::stopped)
    return "The game was stopped: " + game.stopped_by();
  if (names.empty())
    return "The game is a draw";
  return fmt::format("{} {} after {} turns and {} decisions", names,
                     game.winners().size() == 1 ? "wins" : "win together", game.state().turn.number,
                     game.state().decisions);
}

}  // namespace soulstack::tools
