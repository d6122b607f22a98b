// New events since the last call, as one seat may know them.
#pragma once

#include <string>
#include <vector>

#include "engine/explain/event_news.h"
#include "engine/model/event.h"
#include "engine/model/forward.h"
#include "engine/model/ids.h"

namespace soulstack::tools {

struct News {
  Event event;
  std::string text;
  std::size_t at = 0;         // its place in the log
  int turn = 0;               // in which it happened
  bool is_of_reader = false;  // it happens to the one who reads it: their death, damage, cards, ¢, items or souls
};

// The events not shown yet, as that seat may know them, without those that people do not need.
// Call it after every answer: the current place of a card decides whether it is hidden.
std::vector<News> news_for(const Game& game, Seat viewer);
// Of abilities and loot that have resolved since that place in the log: a line for each that left none, such as a lasting
// effect. Those that are still resolving come later: from `first_unresolved` on.
std::vector<News> quiet_news_for(const Game& game, Seat viewer, std::size_t from);
std::size_t first_unresolved(const Game& game, std::size_t from);
// What the reader learns now without an event.
News news_of_reader(const Game& game, std::string text);
// Marks all events as shown.
void clear_news(Game& game);
// Merges repeated lines: "P1 draws a loot card (3 times)".
struct NewsLine {
  std::string text;
  InNews in_news = InNews::told;
  bool is_of_reader = false;
};
std::vector<NewsLine> ranked_lines_of(const std::vector<News>& news);
std::vector<std::string> lines_of(const std::vector<News>& news);  // their texts

}  // namespace soulstack::tools
