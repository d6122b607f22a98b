// Continues a game with changed cards, for `soulstack play --watch`.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "tools/records/undo.h"

namespace soulstack::tools {

struct Reloaded {
  // The same answers with the other cards, without a journal. It is at the same decision if there is no difference;
  // otherwise after the first answer whose result differs, or before the first one that is not possible.
  std::unique_ptr<History> history;
  std::optional<Parting> parting;  // the first difference of the events
};
// The loaded cards must outlive the result.
Reloaded replay_with(const History& history, const scripting::Loaded& cards);

// Why the game cannot continue from its present state with the other cards, without a replay; empty if it can: the
// cards and abilities must have the same IDs, and no script may be running.
std::string why_not_carried(const Game& game, const Content& other);

}  // namespace soulstack::tools
