// Searches cards: by name, text, deck, and by the words of their scripts.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/forward.h"
#include "engine/model/ids.h"

namespace soulstack::tools {

// The names in the script of a card, such as its verbs, nouns and events. Comments and texts do not count.
std::set<std::string> script_words(const CardDef& card);

struct CardQuery {
  std::string any;    // in its name, ID or text, or a word of its script
  std::string text;   // in its text
  std::string deck;   // its deck
  std::string verb;   // a verb of its script, or the beginning of one: "steal"
  std::string event;  // an event of its script
  std::string word;   // any word of its script
};

// The matching cards, in the order of the content. If `any` is exactly a name or an ID, only those cards match it. Stops
// with Exit::usage if there is no such deck, verb or event.
std::vector<CardDefId> search_cards(const Content& content, const CardQuery& query);

// Whether the text contains the other one, ignoring case.
bool contains_words(std::string_view text, std::string_view part);

// The keys for sorting: "name", "deck", "hp" ...
std::vector<std::string> sort_keys();
void sort_cards(const Content& content, const std::string& key, std::vector<CardDefId>& cards);

// The lowest ¢ cost of its abilities; -1 if there is none.
int coin_cost(const Content& content, const CardDef& card);

}  // namespace soulstack::tools
