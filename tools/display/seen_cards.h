// The hidden cards that a seat has seen: in the hands of others and in decks (rule 19.10).
#pragma once

#include <string>
#include <vector>

#include "engine/model/forward.h"
#include "engine/model/ids.h"
#include "tools/display/seat_view.h"

namespace soulstack::tools {

struct SeenPile {
  std::string text;  // "You see P2's hand: Bomb!, Dice Shard", "On top of the loot deck: Bomb!"
  std::vector<CardIndex> cards;
};

// What the viewer knows of hands of others and of the tops of decks.
std::vector<SeenPile> seen_piles(const TableView& view);
// The first card of a deck; empty: it has none, or the viewer has not seen it.
std::string seen_top(const Table& t, Value deck, Seat viewer);

// Finds out what one seat has seen since the last call. The engine has no event of looking at cards.
class SeenCards {
 public:
  // The texts of the piles in which there are cards that the seat did not see before, wherever they were.
  std::vector<std::string> news(const Game& game, Seat viewer);
  // Counts all as seen before.
  void note(const Game& game, Seat viewer);

 private:
  std::vector<bool> seen_;  // by card
};

}  // namespace soulstack::tools
