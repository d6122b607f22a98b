// Samples of what a player cannot see.
#pragma once

#include <vector>

#include "engine/model/forward.h"
#include "engine/model/ids.h"
#include "engine/model/state.h"
#include "tools/support/random.h"

namespace soulstack::tools {

// The cards on a table that a player does not see, and their places. The table must not change while it is used.
class HiddenCards {
 public:
  HiddenCards(const Table& t, Seat viewer);

  // Copies the state of the table, with the hidden cards shuffled among their places, each deck for itself, and with
  // another seed. The result depends on the dice and on what the player sees, but not on the hidden cards.
  void sample(Dice& dice, GameState& into) const;

 private:
  struct Deck {
    std::vector<CardIndex> places;
    std::vector<CardDefId> cards;
  };
  const Table& table_;
  std::vector<Deck> decks_;
};

}  // namespace soulstack::tools
