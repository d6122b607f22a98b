// A moment of a game, played on many times.
#include "tools/lab/forked_games.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "engine/game/editing.h"
#include "engine/table/table.h"
#include "tools/players/hidden_cards.h"
#include "tools/players/match.h"
#include "tools/records/edit_command.h"
#include "tools/support/random.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

Game after_command(const Game& game, const std::string& command) {
  std::string why;
  const std::optional<EditCommand> read = read_edit(game, command, why);
  if (read && read->edit.kind == EditKind::effect)
    why = "scripts are not run in forks";
  std::optional<Game> after = read && why.empty() ? edited(game, read->edit, why) : std::nullopt;
  if (!after)
    throw Stop{Exit::content, fmt::format("`{}` is not possible: {}", command, why)};
  return *std::move(after);
}

}  // namespace

ForkedGames::ForkedGames(std::shared_ptr<const scripting::Loaded> cards, Game moment, Seat viewer, Seat owner,
                         std::vector<std::string> bots, std::uint64_t seed, ForkChange change)
    : cards_(std::move(cards)),
      moment_(std::move(moment)),
      viewer_(viewer),
      owner_(owner),
      bots_(std::move(bots)),
      seed_(seed),
      change_(std::move(change)) {}

// If the question depends on hidden cards, in some samples it is another one: these cannot be the truth.
Game ForkedGames::sample(std::uint64_t seed) const {
  constexpr int most_tried = 20;
  const HiddenCards hidden(moment_.table(), viewer_);
  const auto state = std::make_unique<GameState>();
  Dice dice(seed);
  for (int tried = 0; tried < most_tried; ++tried) {
    hidden.sample(dice, *state);
    Game game = Game::resume(cards_->content(), cards_->scripts(), *state);
    if (!game.over() && game.decision().options == moment_.decision().options)
      return game;
  }
  copy_state(*state, moment_.state());  // the same cards, with other dice
  state->seed = dice.draw();
  return Game::resume(cards_->content(), cards_->scripts(), *state);
}

Game ForkedGames::changed(const Game& game) const {
  std::optional<Game> after;
  for (const std::string& command : change_.commands)
    after = after_command(after ? *after : game, command);
  const Game& so_far = after ? *after : game;
  return change_.cards ? Game::resume(change_.cards->content(), change_.cards->scripts(), so_far.state())
                       : so_far.fork();
}

GameResult ForkedGames::play(std::uint64_t pair, bool is_changed) const {
  const std::uint64_t seed = seed_of_game(seed_, pair);
  Game game = sample(seed);
  if (is_changed)
    game = changed(game);
  const auto bots = make_bots(bots_, game.state().players_count, seed);
  while (!game.over())
    answer_or_stop(game, choose(game, bots), seed);
  GameResult result = result_of(game);
  result.owner = static_cast<std::uint8_t>(index_of(owner_));
  return result;
}

}  // namespace soulstack::tools
