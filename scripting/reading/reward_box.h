// Reads the reward box of a card (rules 3.6.4, 3.6.4a).
#pragma once

#include <string>

#include "scripting/reading/reader.h"

namespace soulstack::scripting {

struct RewardBox {
  const CardDef* card = nullptr;
  Rewards rewards;
  std::string text;  // of what is computed
};

// Reads the field `rewards` of a card.
void read_rewards(Reader& reader, const Field& field, const Given& given, void* into);
// Reads a function that computes a part of it. Unknown if it is wrong.
AbilityId read_computed_reward(Reader& reader, const Given& given, const RewardBox& box);
// The abilities behind the computed parts belong to this card.
void own_rewards(Content& content, const Rewards& rewards, CardDefId card);

}  // namespace soulstack::scripting
