// The Lua coroutines in which effects run. They are kept for reuse, and each can be forgotten: its effect is rebuilt.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/model/ids.h"

struct lua_State;

namespace soulstack::scripting {

class Library;

// The list of all functions is at the bottom of its stack.
struct Coroutine {
  lua_State* L = nullptr;
  int ref = 0;
  std::uint32_t frame = 0;                    // serial of the frame whose effect it runs
  int nouns = 0;                              // calls that it may still make
  Value otherwise{};                          // its next input, if the verb that it waits for did nothing
  bool dead() const { return L == nullptr; }  // discarded while a table still referred to it
};

class Coroutines {
 public:
  explicit Coroutines(Library& library) : library_(library) {}

  Coroutine* take();
  // Of an effect that ended without an error.
  void give_back(Coroutine* one) { free_.push_back(one); }
  // Of an effect that did not end, or of a table that no longer needs it.
  void reset(Coroutine* one);
  // After an error it is not used again: Lua leaves its hook disabled.
  void throw_away(Coroutine* one);
  // Those that tables still refer to stay, dead, until the tables ask for them.
  void forget_all();

 private:
  void erase(const Coroutine* one);

  Library& library_;
  std::vector<std::unique_ptr<Coroutine>> all_;
  std::vector<Coroutine*> free_;
};

}  // namespace soulstack::scripting
