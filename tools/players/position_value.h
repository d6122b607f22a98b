// How good a position is for a player: a sum of weighted features.
#pragma once

#include "engine/model/forward.h"
#include "engine/model/ids.h"

namespace soulstack::tools {

// Change these numbers to change how `greedy` plays.
struct PositionWeights {
  double soul = 100, soul_squared = 20;  // the last souls matter most
  double item = 22;                      // beyond the character and its starting item
  double attack = 12, hp = 6;            // HP that are left
  double loot = 6;                       // each card in hand, up to `most_loot`
  double coin = 2.5;                     // each ¢, up to `most_coins`
  double dead = -12;                     // this turn
  double best_opponent = -0.5, mean_opponent = -0.5;
  double passing = 3;  // what an action must gain to be worth it
  double win = 10'000;
  double unknown_fight = 12, defeat = -30;  // attacking the top of the deck; dying in a fight
  int most_loot = 10, most_coins = 20;
};
inline constexpr PositionWeights position_weights;

// From the seat's point of view. Reads only what this player sees.
double value_of_position(const Table& t, Seat who, const PositionWeights& weights = position_weights);

}  // namespace soulstack::tools
