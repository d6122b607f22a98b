// What players and cards did in a game, counted from its log.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/model/forward.h"
#include "engine/model/ids.h"

namespace soulstack::tools {

struct PlayerDetails {
  int souls = 0, coins = 0, items = 0;  // at the end; items without the character
  int coins_gained = 0, deaths = 0, kills = 0;
  int loot_drawn = 0, damage_taken = 0;
  std::uint32_t questions = 0;  // decisions that the player was asked
};

enum class SoulEvent : std::uint8_t { gained, given, lost };
std::string_view name_of(SoulEvent event);

struct SoulDetails {
  int turn = 0;  // 0: the setup
  Seat who = Seat::game;
  CardDefId card;
  int worth = 1;  // as how many souls it counts
  SoulEvent event = SoulEvent::gained;
};

// How often a player did something with cards of this name.
struct CardDetails {
  Seat who = Seat::game;
  CardDefId card;
  int drawn = 0, played = 0, bought = 0, used = 0;
  int died_to = 0;     // deaths of the player that it caused
  int first_turn = 0;  // the turn of the first of these
};

struct GameDetails {
  std::vector<PlayerDetails> players;  // by seat
  std::vector<SoulDetails> souls;      // in their order
  std::vector<CardDetails> cards;      // by seat, then by card
  std::uint64_t priority_stops = 0, script_calls = 0;
};

// Of a game with its whole log. `questions` has the decisions by seat; the counts of stops and calls remain 0.
GameDetails details_of(const Table& t, const std::vector<std::uint32_t>& questions);

}  // namespace soulstack::tools
