// What happened since the last time, told to one seat.
#pragma once

#include <string>
#include <vector>

#include "engine/game/game.h"

namespace soulstack::tools {

struct News {
  Event event;
  std::string text;
};

// The events that have not been told yet, as that seat may know them, without those that are of no interest to people.
// To be called after every answer: what is hidden is judged by where the cards are now.
std::vector<News> news_for(const Game& game, Seat viewer);
// Everybody has been told.
void clear_news(Game& game);
// The same line several times in a row becomes one: "P1 draws a loot card (3 times)".
std::vector<std::string> lines_of(const std::vector<News>& news);

}  // namespace soulstack::tools
