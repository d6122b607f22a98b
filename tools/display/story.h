// A game told turn by turn: what `demo` and `replay` print.
#pragma once

#include <string>
#include <vector>

#include "tools/display/event_feed.h"
#include "tools/support/console.h"

namespace soulstack::tools {

// The lines of one turn. The rolls of an attack share the line that began it; the same line twice is counted.
class TurnStory {
 public:
  void tell(const News& news);
  std::vector<std::string> lines();

 private:
  struct Line {
    std::string text;
    int times = 1;
    EventType type = EventType::none;
  };
  void settle_rolls();

  std::vector<Line> lines_;
  std::string rolls_;
};

// Is it worth telling to those who watch? Declarations, draws at the start and the like are not.
bool is_told(const Event& event, Phase phase);

// A turn, told.
struct Page {
  std::string heading;
  std::vector<std::string> lines;
};
void print_page(Console& console, const Page& page);

// Tells a game, as that seat may know it, page by page.
class Narrator {
 public:
  Narrator(const Console& console, Seat viewer) : console_(console), viewer_(viewer) {}

  // After every answer. One answer may end a turn and begin the next.
  void listen(Game& game);
  std::vector<Page> finish();

 private:
  void begin_turn(Game& game, Seat who);
  void end_turn();

  const Console& console_;
  Seat viewer_;
  std::vector<Page> pages_;
  std::string heading_ = "The table is set";
  TurnStory story_;
};

}  // namespace soulstack::tools
