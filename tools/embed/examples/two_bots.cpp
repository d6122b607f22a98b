// A game of two bots with a card of its own; then the same moment once more, and a save that is opened again.
#include <soulstack/game.h>

#include <iostream>
#include <string>

namespace souls = soulstack::embed;

int main() try {
  const souls::SetInMemory mine{"mine",
                                {{"set.lua",
                                  "return set { id = 'mine', title = 'Mine', version = '0.1', api = 1, "
                                  "authors = { 'me' }, license = 'CC0-1.0', requires = { 'base' } }"},
                                 {"loot/spark.lua",
                                  "return loot { name = 'Spark', copies = 9, play { "
                                  "text = 'Gain 2¢.', effect = function(you) gain_coins(you, 2) end } }"}}};
  souls::Game game(souls::Cards({.in_memory = {mine}}), {.players = 2, .seed = 7, .news = true});
  while (!game.over()) {
    game.answer(game.bots_choice("eager"));
    for (const std::string& line : game.news(souls::spectator))
      if (line.find("Spark") != std::string::npos)
        std::cout << line << '\n';
  }
  for (const souls::PlayerView& player : game.view(souls::spectator).players)
    std::cout << "P" << player.seat + 1 << (player.won ? " wins with " : " has ") << player.souls << " souls\n";

  const souls::Game again = souls::Game::load(souls::Cards({.in_memory = {mine}}), game.save());
  std::cout << (again.hash() == game.hash() ? "The save gives the same game\n" : "The save differs\n");
  return again.hash() == game.hash() ? 0 : 1;
} catch (const souls::Error& error) {
  std::cerr << error.what() << '\n';
  return 1;
}
