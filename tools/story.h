// A game told turn by turn: what a demo prints.
#pragma once

#include <string>
#include <vector>

#include "tools/news.h"

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

}  // namespace soulstack::tools
