// Games of Python programs as saves, which `soulstack replay` and `soulstack play --resume` open, too.
#pragma once

#include <string>
#include <string_view>

#include "scripting/binding/loaded.h"
#include "tools/observation/agent_game.h"

namespace soulstack::tools {

// The bytes of a save: the seed, the sets, and each answer with its events and the hash of the state after it. `rules`: with
// which the sets were loaded. Plays the game once again.
std::string save_of(const AgentGame& game, const scripting::Loaded& sets, const std::string& rules);

// The game of a save, at its last decision, on the first page of its options. Plays its answers and compares each state. Stops
// with Exit::content if the bytes are not a whole save, if it has other sets or rules, or if it was edited.
AgentGame game_of_save(std::string_view bytes, const scripting::Loaded& sets, const std::string& rules);

}  // namespace soulstack::tools
