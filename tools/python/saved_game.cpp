// Games of Python programs as saves.
#include "tools/python/saved_game.h"

#include <fmt/format.h>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "tools/records/reopen.h"
#include "tools/records/undo.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

std::string save_of(const AgentGame& game, const scripting::Loaded& sets, const std::string& rules) {
  const std::vector<std::string> seats(static_cast<std::size_t>(game.game().state().players_count),
                                       std::string(person));
  History history(sets, {game.seed(), seats, rules, "all", stamps_of(sets)}, Seated::nobody);
  for (const std::uint16_t option : game.answers())
    history.answer(option, Answered::when_asked);
  return history.record(FileKind::save);
}

AgentGame game_of_save(std::string_view bytes, const scripting::Loaded& sets, const std::string& rules) {
  const std::string name = "the saved game";
  const Record record = parse_record(bytes, name, CutOff::refused);
  if (record.beginning.rules != rules)
    throw Stop{Exit::content, fmt::format("The saved game has the rules `{}`, and the sets were loaded with `{}`",
                                          shown(record.beginning.rules), rules)};
  if (const std::vector<std::string> differing = differing_sets(record, sets); !differing.empty())
    throw Stop{Exit::content, "The saved game has other cards: " + differing.front()};
  if (record.edits() > 0)
    throw Stop{Exit::content, "The table of the saved game was edited, so its answers are not the whole game"};
  History history(sets, record.beginning, Seated::nobody);
  if (const std::optional<Parting> parting = history.retrace(record))
    throw Stop{Exit::content, went_otherwise(*parting, record, name)};
  AgentGame game(sets, static_cast<int>(record.beginning.seats.size()), record.beginning.seed);
  for (const Step& step : history.done())
    game.answer(step.option);
  return game;
}

}  // namespace soulstack::tools
