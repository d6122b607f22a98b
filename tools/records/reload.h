// Continues a game with changed cards, for `soulstack play --watch` and the service.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "tools/records/undo.h"
#include "tools/records/verify.h"

namespace soulstack::tools {

struct Reloaded {
  // The same answers with the other cards, without a journal. It is at the same decision if there is no difference;
  // otherwise after the first answer whose result differs, or before the first one that is not possible.
  std::unique_ptr<History> history;
  std::optional<Parting> parting;  // the first difference of the events
};
// The loaded cards must outlive the result.
Reloaded replay_with(const History& history, const scripting::Loaded& cards);

// The two parts of it: the game from its setup with the other cards, with the same players in its seats; and its answers, as
// far as they are possible.
std::unique_ptr<History> begun_again(const History& history, const scripting::Loaded& cards);
Replayed replay_in(History& again, const History& history, const scripting::Loaded& cards,
                   const std::function<void(Game&)>& after_each = {});

// The journal begins again with the answers of the other history, which records its next ones there. Returns why there is
// no journal from here on; empty if there is one, or was none.
std::string move_journal(History& from, History& to);

// Why the game cannot continue from its present state with the other cards, without a replay; empty if it can: the
// cards and abilities must have the same IDs, and no script may be running.
std::string why_not_carried(const Game& game, const Content& other);

}  // namespace soulstack::tools
