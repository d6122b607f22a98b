// The numbers of a table that a preview compares.
#pragma once

#include <array>
#include <vector>

#include "engine/model/forward.h"
#include "engine/model/state.h"
#include "tools/preview/consequence.h"

namespace soulstack::tools {

// A position of a game.
struct Position {
  explicit Position(const Table& t);

  struct OfPlayer {
    int hp = 0, max_hp = 0, attack = 0, coins = 0, loot = 0, items = 0, souls = 0;
    bool dead = false;
  };
  struct OfCard {
    CardIndex card = no_card;
    Value ref;
    Seat controller = Seat::game;
    bool has_stats = false, deactivated = false;
    int hp = 0, attack = 0, evasion = 0;
  };
  struct Roll {
    std::uint32_t serial = 0;
    int value = 0, needed = 0;
  };
  std::vector<OfPlayer> players;
  std::vector<OfCard> cards;  // in play
  std::vector<Roll> rolls;    // on the stack
};

// What differs between two positions. Names are those that `viewer` sees in `before_on`, the table of the first one.
void add_differences(const Position& before, const Position& after, const Table& before_on, Seat viewer,
                     std::vector<Consequence>& into);

}  // namespace soulstack::tools
