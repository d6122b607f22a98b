// An observer of running effects: which lines run, what they call, and what they receive. It cannot change anything.
// What is replayed to rebuild a coroutine is not reported again.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/model/forward.h"
#include "engine/table/scripts.h"

namespace soulstack::scripting {

class ScriptObserver {
 public:
  struct Place {
    const Table& table;
    std::uint32_t effect = 0;  // number of the effect in this game
    AbilityId ability;
  };
  using Parameters = std::vector<std::pair<std::string, std::string>>;  // names and values

  virtual ~ScriptObserver() = default;
  virtual void began(const Place& place, const Parameters& parameters) = 0;
  // Before the line runs. The file is the path that was loaded.
  virtual void ran(const Place& place, std::string_view file, int line) = 0;
  // "choose(P1, a_player)", "P1.coins", "event.amount = 2"
  virtual void called(const Place& place, std::string call) = 0;
  // The result of the last call of this effect, perhaps after other effects and decisions.
  virtual void received(const Place& place, std::string result) = 0;
  // A failed effect is undone to its last question, with its events.
  virtual void ended(const Place& place, Ran how, const std::string& message) = 0;
};

}  // namespace soulstack::scripting
