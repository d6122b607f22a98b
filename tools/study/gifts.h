// Giving cards to players, to see how strong they are: what is given, and the blank cards that are given instead.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/model/content.h"
#include "tools/simulate/gift.h"

namespace soulstack::tools {

// Why the card cannot be given to a player or put on top of its deck; empty if it can.
std::string why_not_given(const Content& content, CardDefId card);

// A card of the same kind that does nothing. A blank monster has the numbers and rewards of the card.
struct BlankCard {
  std::string name;  // "a blank treasure card"
  std::string id;    // in the set that `load_variant` adds
  std::string file;  // in that set
  std::string lua;
};
BlankCard blank_of(const Content& content, CardDefId card);

// The command that gives a card of the kind of that one: items into play, loot into the hand, other cards on top of their
// deck. `cards`: "base:bomb", or "base:bomb for changed:blank_loot", if the blank card gets its place.
std::string giving_command(const Content& content, CardDefId card, const std::string& cards);

// Cards on top of their deck concern the player whose turn it is.
bool is_put_on_deck(const Content& content, CardDefId card);

// All cards of a deck that can be given instead of the same blank card, by name. Refuses decks that have none.
std::vector<CardDefId> cards_to_give(const Content& content, const std::string& deck);

}  // namespace soulstack::tools
