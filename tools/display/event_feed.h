// New events since the last call, as one seat may know them.
#pragma once

#include <string>
#include <vector>

#include "engine/model/event.h"
#include "engine/model/forward.h"
#include "engine/model/ids.h"

namespace soulstack::tools {

struct News {
  Event event;
  std::string text;
};

// The events not shown yet, as that seat may know them, without those that people do not need.
// Call it after every answer: the current place of a card decides whether it is hidden.
std::vector<News> news_for(const Game& game, Seat viewer);
// Marks all events as shown.
void clear_news(Game& game);
// Merges repeated lines: "P1 draws a loot card (3 times)".
std::vector<std::string> lines_of(const std::vector<News>& news);

}  // namespace soulstack::tools
