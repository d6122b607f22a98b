// A game that programs play: by numbers of actions, with its answers kept so that it can be saved.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/game/game.h"
#include "scripting/binding/loaded.h"
#include "tools/observation/actions.h"

namespace soulstack::tools {

// Stops with Exit::usage unless it is a number of players, 1 to max_players.
void demand_players(int players);

// The sets must outlive it. One thread at a time may use the games of the same sets.
class AgentGame {
 public:
  // `players`: 1 to max_players. It is the game that other commands play with this seed.
  AgentGame(const scripting::Loaded& sets, int players, std::uint64_t seed);

  const Game& game() const { return game_; }
  Game& game() { return game_; }
  std::uint64_t seed() const { return game_.state().seed; }
  bool over() const { return game_.over(); }
  // The seat that is asked; -1: the game is over.
  int asked() const { return over() ? -1 : index_of(game_.decision().who); }

  // The options that can be chosen now; no actions once the game is over.
  const ActionPage& page() const { return page_; }
  // Chooses the option of that action, or goes to the next page. Returns false, and changes nothing, if it is not
  // legal.
  bool apply(int action);
  // Answers with an option of the decision, on any page. Returns false, and changes nothing, if there is no such
  // option.
  bool answer(int option);

  // 1 for each player who won, -1 for each other player. 0 until the game is over, and after a draw or a game that was
  // stopped by a limit. All players lose a game that is lost to the timer.
  float return_of(Seat who) const;

  // An independent copy, at the same decision and page.
  AgentGame clone() const { return AgentGame(*this); }
  std::span<const std::uint16_t> answers() const { return answers_; }

  AgentGame(AgentGame&&) noexcept = default;
  AgentGame& operator=(AgentGame&&) noexcept = default;

 private:
  AgentGame(const AgentGame& other);
  void turn_to_first_page();

  Game game_;
  ActionPage page_;
  std::vector<std::uint16_t> answers_;
};

}  // namespace soulstack::tools
