// Plays one game of `soulstack fuzz`.
#include "tools/fuzzing/fuzz_game.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "engine/game/game.h"
#include "engine/game/situation.h"
#include "engine/table/table.h"
#include "tools/fuzzing/card_lover_bot.h"
#include "tools/players/match.h"
#include "tools/support/random.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

// A game from the middle tests the cards on its table; after this many answers these are mostly gone.
constexpr std::size_t longest_middle = 300;
constexpr std::size_t longest_game = 20'000;

std::vector<std::unique_ptr<Bot>> bots_of(const DrawnGame& drawn) {
  std::vector<std::unique_ptr<Bot>> bots = make_bots(drawn.bots, static_cast<int>(drawn.bots.size()), drawn.seed);
  std::uint64_t seed = mixed(drawn.seed);
  for (std::unique_ptr<Bot>& bot : bots)
    if (drawn.pair)
      bot = make_fond(std::move(bot), *drawn.pair, seed += golden);
  return bots;
}

}  // namespace

Game begin(const scripting::Loaded& loaded, const Situation& situation) {
  std::unique_ptr<Table> table = lay_table(loaded.content(), loaded.scripts(), situation);
  table->logging = true;
  table->fixed_dice_only = false;
  return Game(std::move(table));
}

FuzzGame::FuzzGame(const scripting::Loaded& loaded, DrawnGame drawn, std::function<void(int)> about_to)
    : drawn_(std::move(drawn)),
      about_to_(std::move(about_to)),
      bots_(bots_of(drawn_)),
      oracle_(drawn_.oracle ? std::make_unique<Oracle>(loaded.content()) : nullptr),
      game_(begin(loaded, drawn_.situation)),
      checking_(drawn_.seed) {
  if (drawn_.pair)
    pair_watch_.emplace(game_.table(), *drawn_.pair);
}

void FuzzGame::notice(scripting::Fault fault) {
  const bool known =
      std::any_of(noticed_.begin(), noticed_.end(), [&](const Noticed& n) { return n.fault.cause == fault.cause; });
  if (!known)
    noticed_.push_back({std::move(fault), journal_});
}

// Whether the game can continue.
bool FuzzGame::look() {
  if (pair_watch_)
    pair_watch_->look(game_.table());
  while (const scripting::Fault fault = checking_.first_fault(game_, known_)) {
    const int option = checking_.option_at_fault();
    if (option >= 0)
      journal_.push_back(static_cast<std::uint16_t>(option));
    notice(fault);
    if (option >= 0)
      journal_.pop_back();
    if (fault.kind != scripting::FaultKind::script)
      return false;
    if (option >= 0 || !known_.add_next(game_.table()))
      break;  // caused by a query of the bot, not by the game
  }
  return !game_.over();
}

// Script calls while a bot chooses are not part of the game, and no scenario would repeat them.
int FuzzGame::picked() {
  const int option = choose(game_, bots_);
  game_.forget_complaints(known_.complaints);
  return option;
}

// Whether the game can continue.
bool FuzzGame::answer(int option) {
  if (about_to_)
    about_to_(option);
  journal_.push_back(static_cast<std::uint16_t>(option));
  if (oracle_)
    oracle_->answer(game_, option);
  if (const Refusal refusal = game_.answer(option))
    throw Stop{Exit::invariant, "a listed option was refused: " + refusal.why};
  const Difference difference = oracle_ ? oracle_->difference(game_) : Difference();
  if (difference)
    notice(scripting::differs(difference));
  return !difference;
}

bool FuzzGame::goes_on() const {
  const std::size_t most = drawn_.situation.dealt ? longest_middle : longest_game;
  return journal_.size() < most && (drawn_.turns == 0 || game_.state().turn.number <= drawn_.turns);
}

std::vector<Noticed> FuzzGame::play() {
  try {
    while (look() && goes_on() && answer(picked())) {
    }
  } catch (const Stop& stop) {
    notice(scripting::crash_by(stop.why));
  } catch (const std::exception& error) {
    notice(scripting::crash_by(std::string("the engine failed: ") + error.what()));
  }
  return std::move(noticed_);
}

}  // namespace soulstack::tools
