// A game that programs play.
#include "tools/observation/agent_game.h"

#include <fmt/format.h>

#include "engine/table/table.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

void demand_players(int players) {
  if (players < 1 || players > max_players)
    refuse(fmt::format("The number of players must be from 1 to {}; got {}", max_players, players));
}

AgentGame::AgentGame(const scripting::Loaded& sets, int players, std::uint64_t seed)
    : game_(sets.content(), sets.scripts(), NewGame{.players = players, .seed = seed, .characters = {}}) {
  turn_to_first_page();
}

AgentGame::AgentGame(const AgentGame& other)
    : game_(other.game_.fork()), page_(other.page_), answers_(other.answers_) {}

void AgentGame::turn_to_first_page() {
  page_ = over() ? ActionPage{} : page_from(0, static_cast<int>(game_.decision().options.size()));
}

bool AgentGame::apply(int action) {
  if (!page_.is_legal(action))
    return false;
  if (!page_.goes_on(action))
    return answer(page_.first + action);
  page_ = page_from(page_.first + page_.count, static_cast<int>(game_.decision().options.size()));
  return true;
}

bool AgentGame::answer(int option) {
  if (over() || game_.answer(option))
    return false;
  answers_.push_back(static_cast<std::uint16_t>(option));
  turn_to_first_page();
  return true;
}

float AgentGame::return_of(Seat who) const {
  switch (game_.outcome()) {
    case Outcome::running:
    case Outcome::draw:
    case Outcome::stopped:
      return 0;
    case Outcome::lost:
      return -1;
    case Outcome::won:
      return game_.table().player(who).flags.has(PlayerFlag::won) ? 1.0F : -1.0F;
  }
  return 0;
}

}  // namespace soulstack::tools
