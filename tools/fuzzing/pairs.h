// Pairs of cards that are brought together on one table: every card that has a place there with every other.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/model/content.h"

namespace soulstack::tools {

struct CardPair {
  CardDefId first, second;  // the same: a card and its own copy
  bool operator==(const CardPair&) const = default;
};

// Where a card does its work.
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
};
Spot spot_of(const Content& content, CardDefId card);

// How many may sit at the table, of those that are wished for; 0: it is not said.
int most_seats(const Content& content, int players);

// Can a game under these rules have both of them at work?
bool can_meet(const Content& content, CardPair pair, int players);

// Which of all pairs.
struct PairChoice {
  std::vector<std::string> sets;  // at least one card is of one of these, by id; empty: any
  std::vector<CardDefId> cards;   // at least one card is one of these; empty: any
};

// Each pair once, by the order of the cards. The rules of one of these contents are enough; they have the same cards.
std::vector<CardPair> pairs_of(const std::vector<const Content*>& rulesets, const PairChoice& choice, int players);

// The same pairs in an order that the seed picks: the first of them are a sample of all.
void shuffle(std::vector<CardPair>& pairs, std::uint64_t seed);

// "base:bomb + base:the_d6"
std::string name_of(const Content& content, CardPair pair);

// How far a pair got, in all of its games; one bit each.
namespace pair_mark {
inline constexpr std::uint8_t played = 1, in_play = 2, used = 4;  // both of them, in one game
inline constexpr std::uint8_t first_used = 8, second_used = 16;
}  // namespace pair_mark

struct PairCounts {
  std::uint64_t pairs = 0, played = 0;
  std::uint64_t in_play = 0;  // both were in play, or played
  std::uint64_t used = 0;     // both did their work (tools/fuzzing/pair_watch.h)
  void add(std::uint8_t marks);
};
// Of the pairs with a card of each of two decks.
struct PairsOfDecks {
  DeckId first, second;
  PairCounts counts;
};
std::vector<PairsOfDecks> counted(const Content& content, const std::vector<CardPair>& pairs,
                                  const std::vector<std::uint8_t>& marks);
PairCounts sum_of(const std::vector<PairsOfDecks>& decks);

// In how many of its pairs that were played a card was used itself.
struct CardUse {
  CardDefId card;
  std::uint64_t played = 0, used = 0;
};
// The least used first, by share.
std::vector<CardUse> uses_of(const std::vector<CardPair>& pairs, const std::vector<std::uint8_t>& marks);

}  // namespace soulstack::tools
