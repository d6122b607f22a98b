// What one player of each game is given.
#include "tools/simulate/gift.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "engine/explain/view.h"
#include "engine/game/editing.h"
#include "engine/table/table.h"
#include "tools/records/edit_command.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

constexpr std::string_view owner_word = "OWNER";

Game after_edit(const Game& game, const std::string& command) {
  std::string why;
  const std::optional<EditCommand> read = read_edit(game, command, why);
  std::optional<Game> after = read ? edited(game, read->edit, why) : std::nullopt;
  if (!after)
    throw Stop{Exit::content, fmt::format("`{}` is not possible: {}", command, why)};
  return *std::move(after);
}

}  // namespace

std::vector<std::string> Gift::edits_for(Seat owner) const {
  std::vector<std::string> all = edits;
  for (std::string& edit : all)
    if (const std::size_t at = edit.find(owner_word); at != std::string::npos)
      edit.replace(at, owner_word.size(), player_name(owner));
  return all;
}

bool Gift::is_due(const Game& game, Seat owner) const {
  const Prompt prompt = game.decision().prompt;
  return (prompt == Prompt::priority || prompt == Prompt::action) && (!in_own_turn || game.table().active() == owner);
}

Seat owner_of_gift(std::uint64_t game, int players) {
  return seat(static_cast<int>(game % static_cast<std::uint64_t>(players)));
}

Game with_gift(const Game& game, const Gift& gift, Seat owner) {
  std::optional<Game> after;
  for (const std::string& edit : gift.edits_for(owner))
    after = after_edit(after ? *after : game, edit);
  return after ? *std::move(after) : game.fork();
}

}  // namespace soulstack::tools
