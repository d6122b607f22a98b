// soulstack replay --lines: the events and the Lua lines of a game, printed or step by step.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tools/display/script_trace.h"
#include "tools/records/undo.h"
#include "tools/support/console.h"

namespace soulstack::tools {

struct LinesWanted {
  std::string card;         // id; empty: all
  std::optional<int> turn;  // no value: all
};

// The id of the card with that id or that name of a file. Stops if there is none.
std::string card_id(const Content& content, const std::string& named);

// The steps of that card and turn, with the answers that led to them.
std::vector<TraceStep> wanted_steps(const std::vector<TraceStep>& steps, const LinesWanted& wanted);

void print_steps(Console& console, const std::vector<TraceStep>& steps);

// Goes through them, forwards and backwards, as the person types. The history shows the table.
void go_through(Console& console, const std::vector<TraceStep>& steps, History& history);

}  // namespace soulstack::tools
