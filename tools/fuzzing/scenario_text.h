// A table and what is done at it as the text of a scenario file, in the style of tests/rules.
#pragma once

#include <string>
#include <vector>

#include "engine/game/situation.h"
#include "engine/model/content.h"

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
  settle
};

// One line of a scenario's `play`.
struct Act {
  Doing doing = Doing::pass;
  int seat = 0;                   // not of settle
  std::vector<std::string> what;  // labels: of the card, then of what is chosen with it
  int ability = 0;                // activate: which of the card's, from 1; 0 = the only one
};

struct ScenarioPlan {
  std::vector<std::string> comments;  // above it, a line each
  std::string name;
  std::string rules = "extended";
  std::string set;  // as the file names it; empty: none
  Situation situation;
  std::vector<Act> acts;
};

// The same plan gives the same text. Players are called P1, P2 ... by seat. The scenario may end anywhere: what it shows
// is a fault on the way.
std::string scenario_text(const ScenarioPlan& plan, const Content& content);

}  // namespace soulstack::tools
