// Checks whether both cards of a pair were used in a game.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/model/forward.h"
#include "engine/model/state.h"
#include "tools/fuzzing/pairs.h"

namespace soulstack::tools {

// A card was in play if rule 19.6.1 says so, or if it was used. It was used if it put something on the stack (played,
// activated, triggered) or was attacked. A card that works all the time (a continuous ability, a replacement, a
// condition of a bonus soul) is used while it is in play. A card and its own copy are two cards.
class PairWatch {
 public:
  PairWatch(const Table& t, CardPair pair);

  // Call it at each decision of a game that keeps its log.
  void look(const Table& t);
  std::uint8_t marks() const;

 private:
  struct Watched {
    CardIndex card = no_card;
    bool is_first = false;     // it is the first of the pair; of a card and its copy all are
    bool works_there = false;  // is used by being in play
    bool in_play = false, used = false;
  };
  void note_use(Value source);
  bool either(bool Watched::*what, bool first) const;
  bool both(bool Watched::*what) const;

  bool twins_ = false;
  std::vector<Watched> watched_;
  std::size_t read_ = 0;  // events of the log
};

}  // namespace soulstack::tools
