// How the cost of a decision grows with players, loaded cards, items in play and workers: for `soulstack bench --growth`.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "engine/model/forward.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

// A set of blank loot cards in a temporary folder, with a ruleset that plays only the cards of the other sets.
class BlankSet {
 public:
  // Extends the rules of the choice. `blanks`: how many cards.
  BlankSet(const SetChoice& beside, int blanks, Console& console);
  ~BlankSet();
  BlankSet(const BlankSet&) = delete;
  BlankSet& operator=(const BlankSet&) = delete;

  const SetChoice& choice() const { return choice_; }  // the other sets, this one, and its ruleset

 private:
  std::filesystem::path folder_;
  SetChoice choice_;
};

struct GrowthCase {
  int players = 4;
  int definitions = 0;  // 0: those of the sets; more: the others are blank, and not in the game
  int items = 0;        // in play at the start, characters not counted; 0: as dealt
};

// Games of random answers that have been prepared for a case, each at its first decision.
class GrowthGames {
 public:
  GrowthGames(const SetChoice& sets, const GrowthCase& of, int games, Console& console);

  // Plays the beginning of a copy of each game; the number of decisions.
  std::uint64_t play() const;
  int items() const;  // in play, of all games

 private:
  std::unique_ptr<scripting::Loaded> loaded_;
  std::vector<Game> games_;
  int players_;
};

struct GrowthRow {
  std::string what;        // "players", "definitions", "items in play", "workers"
  int number = 0;          // of these
  double nanoseconds = 0;  // of processor time, a decision
  double ratio = 1;        // to the first row about the same thing: the median of several rounds
  double spread = 0;       // half of the difference between the highest and the lowest ratio
};
std::vector<GrowthRow> measure_growth(const SetChoice& sets, Console& console);

}  // namespace soulstack::tools
