// Pairs of cards to test together on one table: every card that can be in a game with every other.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/model/forward.h"
#include "engine/model/ids.h"

namespace soulstack::tools {

struct CardPair {
  CardDefId first, second;  // the same: a card and its own copy
  bool operator==(const CardPair&) const = default;
};

// Where a card works.
enum class Spot : std::uint8_t {
  nowhere,  // under these rules
  character,
  item,
  trinket /* in a hand or as an item */,
  hand,
  bonus_soul,
  monster,      // in a slot, or on top of its deck
  curse,        // of a player, or on top of its deck
  slot,         // of its deck: a room
  top_of_deck,  // to be revealed
  fixture,      // on the table
};
Spot spot_of(const Content& content, CardDefId card);

// The possible numbers of players, given the requested number; 0: not given.
int most_seats(const Content& content, int players);

// Whether both cards can work in one game under these rules.
bool can_meet(const Content& content, CardPair pair, int players);

// Selects pairs.
struct PairChoice {
  std::vector<std::string> sets;  // at least one card is from one of these sets (IDs); empty: any
  std::vector<CardDefId> cards;   // at least one card is one of these; empty: any
};

// Each pair once, by the order of the cards. The rules of one of these contents are enough; they have the same cards.
std::vector<CardPair> pairs_of(const std::vector<const Content*>& rulesets, const PairChoice& choice, int players);

// The same pairs in a random order that depends on the seed: the first N are a random sample.
void shuffle(std::vector<CardPair>& pairs, std::uint64_t seed);

// "base:bomb + base:the_d6"
std::string name_of(const Content& content, CardPair pair);

// The progress of a pair in all its games, one bit each.
namespace pair_mark {
inline constexpr std::uint8_t played = 1, in_play = 2, used = 4;  // both of them, in one game
inline constexpr std::uint8_t first_used = 8, second_used = 16;
}  // namespace pair_mark

struct PairCounts {
  std::uint64_t pairs = 0, played = 0;
  std::uint64_t in_play = 0;  // both were in play, or played
  std::uint64_t used = 0;     // both were used (tools/fuzzing/pair_watch.h)
  void add(std::uint8_t marks);
};
// The counts of pairs with a card from each of two decks.
struct PairsOfDecks {
  DeckId first, second;
  PairCounts counts;
};
std::vector<PairsOfDecks> counted(const Content& content, const std::vector<CardPair>& pairs,
                                  const std::vector<std::uint8_t>& marks);
PairCounts sum_of(const std::vector<PairsOfDecks>& decks);

// The number of played pairs in which a card was used.
struct CardUse {
  CardDefId card;
  std::uint64_t played = 0, used = 0;
};
// Sorted by share, least used first.
std::vector<CardUse> uses_of(const std::vector<CardPair>& pairs, const std::vector<std::uint8_t>& marks);

}  // namespace soulstack::tools
