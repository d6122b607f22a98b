// Rulebook sections 3.6.4 and 13.2: the reward box of a card.
#pragma once

#include "engine/model/content.h"
#include "engine/table/procedures.h"

namespace soulstack {

class Table;

// A part of the reward box of a card, for the player who gains it; as_rolled if a die is rolled for it. A card that left
// play this turn has the box that it had then (ruling Q71).
int reward_of(const Table& t, Value card, RewardPart part, Seat who);
// The reward box as it is now, for the active player.
Rewards rewards_of(const Table& t, Value card);
// The player gains them without a death (13.2.12).
Did gain_rewards(Table& t, Seat who, Value card);

}  // namespace soulstack
