// The numbers in a function of a card: the ones it passes to verbs, and the ones it computes with. They are read from
// the compiled form, so both branches of an `if` and the upvalues of the card's functions are included.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

struct lua_State;

namespace soulstack::scripting {

class Vocabulary;

// `gain_coins(you, 4)`: 4 for parameter 1. A number with two values, as in `ready and 3 or 2`, is listed twice.
struct NumberGiven {
  std::string callee;
  int parameter = 0;
  std::int64_t value = 0;
};

// A number that a function computes with. For a comparison, the last number on its lower side: 2 for `x <= 2`, `x < 3`,
// `x > 2` and `x >= 3`.
struct NumberUsed {
  std::int64_t value = 0;
  std::optional<std::int64_t> edge = {};
};

struct FunctionNumbers {
  std::vector<NumberGiven> given;
  std::map<std::string, int> calls;          // number of calls of each global
  std::vector<NumberUsed> others;            // compared, added, returned, or passed to something other than a global
  std::set<std::string, std::less<>> words;  // all globals, properties, fields and strings in it
};

// Adds the numbers of the function on top of the stack, of its nested functions, and of functions of its file that it
// uses. `words` are those that its file sees: constants of sets are numbers.
void add_numbers(lua_State* L, const Vocabulary& words, FunctionNumbers& into);

}  // namespace soulstack::scripting
