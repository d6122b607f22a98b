// The engine's game in a game of soulstack/game.h: for the other doors, which are compiled with the engine.
#pragma once

#include <mutex>

#include "engine/model/forward.h"
#include "tools/embed/soulstack/game.h"

namespace soulstack::embed {

struct Inside {
  static const Content& content_of(const Cards& cards);
  static soulstack::Game& game_of(Game& game);
  static const soulstack::Game& game_of(const Game& game);
};

// Locked while sets are loaded, and while a service answers, which may load some.
std::mutex& loading();

}  // namespace soulstack::embed
