// Writes a table and its acts as a scenario file, in the style of tests/rules.
#pragma once

#include <string>
#include <vector>

#include "engine/game/situation.h"
#include "engine/model/forward.h"

namespace soulstack::tools {

enum class Doing {
  play,
  activate,
  declare_attack,
  attack,
  declare_purchase,
  buy,
  end_turn,
  offer,
  choose,
  pass,
  settle,
  count
};

// One line of a scenario's `play`.
struct Act {
  Doing doing = Doing::pass;
  int seat = 0;                   // not of settle
  std::vector<std::string> what;  // labels: the card, then the choices made with it
  int ability = 0;                // activate: which of the card's, from 1; 0 = the only one
};

struct ScenarioPlan {
  std::vector<std::string> comments;  // above the scenario, one line each
  std::string name;
  std::string rules = "extended";
  std::string set;  // as the file names it; empty: none
  Situation situation;
  std::vector<Act> acts;
  bool ends_anywhere = true;        // also in the middle of a turn, and with dice that were not rolled
  std::vector<std::string> checks;  // of `expect`: "t.P1.hp == 2"
};

// The same plan gives the same text. Players are named P1, P2 ... by seat.
std::string scenario_text(const ScenarioPlan& plan, const Content& content);

}  // namespace soulstack::tools
