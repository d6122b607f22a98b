// Assumptions of the engine about itself. They are checked in every build: a broken one ends its game instead of reading
// through a null pointer or in the wrong frame. Not for wrong cards or wrong answers: those are refused.
#pragma once

#include <exception>
#include <string>

namespace soulstack {

// A place in the source.
struct Place {
  const char* file;
  int line;
  static constexpr Place here(const char* file = __builtin_FILE(), int line = __builtin_LINE()) { return {file, line}; }
};
std::string to_string(const Place& place);  // "engine/rules/resolve.cpp:31", wherever the source was compiled

// Thrown by `check`. It is caught where the rules are run (engine/game/game.cpp) and where the function of a card calls
// them, because no exception may pass through such a function. There the game is stopped with the seed and the decision
// (Table::note_broken); the program and its other games go on.
class BrokenAssumption : public std::exception {
 public:
  BrokenAssumption(const char* expected, Place where);
  const char* what() const noexcept override { return what_.c_str(); }

 private:
  std::string what_;
};

[[noreturn]] void report_broken(const char* expected, Place where);

// `expected`: what should have been true, as in "the object is on the stack".
inline void check(bool holds, const char* expected, Place where = Place::here()) {
  if (!holds) [[unlikely]]
    report_broken(expected, where);
}

}  // namespace soulstack
