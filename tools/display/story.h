// Narrates a game turn by turn, for `demo` and `replay`.
#pragma once

#include <string>
#include <vector>

#include "engine/model/state.h"
#include "tools/display/event_feed.h"
#include "tools/support/console.h"

namespace soulstack::tools {

// The lines of one turn. The rolls of an attack are added to the line of the attack; repeated lines are counted.
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

// Whether spectators need the event. Declarations, draws at the start of a turn and similar events are skipped.
bool is_told(const Event& event, Phase phase);

// The narration of one turn.
struct Page {
  std::string heading;
  std::vector<std::string> lines;
};
void print_page(Console& console, const Page& page);

// Narrates a game page by page, as that seat may know it.
class Narrator {
 public:
  Narrator(const Console& console, Seat viewer) : console_(console), viewer_(viewer) {}

  // Call it after every answer. One answer may end a turn and begin the next.
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
