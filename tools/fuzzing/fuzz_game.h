// One game of `soulstack fuzz`: played by bots, checked after every answer.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/game/game.h"
#include "engine/game/oracle.h"
#include "scripting/binding/fault.h"
#include "scripting/binding/loaded.h"
#include "tools/fuzzing/fuzz_draw.h"
#include "tools/fuzzing/pair_watch.h"
#include "tools/players/bots.h"
#include "tools/simulate/game_checks.h"

namespace soulstack::tools {

using AnswerList = std::vector<std::uint16_t>;

// A fault of a game, and the answers that lead to it. No answers: the fault is in the initial table.
struct Noticed {
  scripting::Fault fault;
  AnswerList answers;
};

// The table of a generated game at its first decision, with its log; its seed decides the dice.
Game begin(const scripting::Loaded& loaded, const Situation& situation);

class FuzzGame {
 public:
  // `about_to` is called before each answer.
  FuzzGame(const scripting::Loaded& loaded, DrawnGame drawn, std::function<void(int)> about_to = {});

  // Plays to the end, to a fault that ends the game, or to a limit of decisions. A script error does not end it.
  std::vector<Noticed> play();
  std::size_t answers() const { return journal_.size(); }
  // How far the pair of the game got (pair_mark); 0: it has none.
  std::uint8_t marks() const { return pair_watch_ ? pair_watch_->marks() : std::uint8_t{0}; }

 private:
  bool look();
  bool goes_on() const;
  void notice(scripting::Fault fault);
  int picked();
  bool answer(int option);

  DrawnGame drawn_;
  std::function<void(int)> about_to_;
  std::vector<std::unique_ptr<Bot>> bots_;
  std::unique_ptr<Oracle> oracle_;  // null: games are not compared
  Game game_;
  Checking checking_;
  std::optional<PairWatch> pair_watch_;
  AnswerList journal_;
  scripting::KnownTroubles known_;
  std::vector<Noticed> noticed_;
};

}  // namespace soulstack::tools
