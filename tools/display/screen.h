// What a player sees before they answer: news, the table, the question and the options, in the rows of the screen.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tools/display/event_feed.h"
#include "tools/display/seat_view.h"
#include "tools/support/console.h"

namespace soulstack::tools {

struct OptionLine {
  int number = 0;  // from 1
  char letter = '\0';
  std::string label;
  std::string outcome;  // what it would do; empty: not known
  std::string detail;   // left out where there is no room
};

struct Question {
  std::vector<NewsLine> news;
  std::optional<TableView> table;  // none: it was shown before
  bool about_monsters = false;     // they keep their lines longest
  std::string asked, rule;         // "P1: Your turn", "4.3.2"
  std::vector<std::string> seen;   // hidden cards that the player knows, if the question may be about them
  std::string deciding;            // what is next to resolve, and what it will do
  std::string shared;              // what each option would do
  std::vector<OptionLine> options;
};

// The lines of a screen, and those for which there was no room: pages of their own.
struct Screen {
  std::vector<std::string> lines, rest;
};

// The rows of the console without the one of the prompt are enough for the lines, unless it has no rows. No label is cut.
Screen screen_of(const Question& question, const Console& console);

// Takes the lines of the next page from `rest`; the last one says how to see more.
std::vector<std::string> next_page(std::vector<std::string>& rest, const Console& console);

}  // namespace soulstack::tools
