// The numbers in a function that stands in a card: what it gives to which verb, and those that it reckons with. Read
// from its compiled form, so that both arms of an `if` are seen, and what a card's own functions got from around them.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

struct lua_State;

namespace soulstack::scripting {

// `gain_coins(you, 4)`: 4 for parameter 1. A number with two values, as in `ready and 3 or 2`, stands here twice.
struct NumberGiven {
  std::string callee;
  int parameter = 0;
  std::int64_t value = 0;
};

// A number that a function reckons with. Of a comparison, the last number on its lower side: 2 for `x <= 2`, `x < 3`,
// `x > 2` and `x >= 3`.
struct NumberUsed {
  std::int64_t value = 0;
  std::optional<std::int64_t> edge = {};
};

struct FunctionNumbers {
  std::vector<NumberGiven> given;
  std::map<std::string, int> calls;          // how often each global is called
  std::vector<NumberUsed> others;            // compared, added, returned, given to what is no global
  std::set<std::string, std::less<>> words;  // every global, property, field and text in it
};

// Adds what is in the function on top of the stack, in those nested in it, and in those of its file that it uses.
void add_numbers(lua_State* L, FunctionNumbers& into);

}  // namespace soulstack::scripting
