// Parses a Lua 5.4 file. Accepts what Lua accepts, in linear time; any bytes may be given.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/sandbox/tokens.h"
#include "scripting/syntax/ast.h"

namespace soulstack::scripting::syntax {

// Lua refuses more nested blocks, tables, functions and parentheses.
inline constexpr int most_nested = 200;
// Of a tree. A file with a deeper one is refused, for example a sum of more numbers than that, although Lua accepts it.
inline constexpr int deepest_tree = 1000;

struct SyntaxError {
  Place place;
  std::string message;
  bool is_too_deep = false;  // because of deepest_tree
};

// Nothing, and *error (which may be null), if the source is not a Lua file.
std::optional<Tree> parse(std::string_view source, SyntaxError* error = nullptr);
// The same with the tokens of the source (sandbox/tokens.h).
std::optional<Tree> parse(std::string_view source, std::vector<Token> tokens, SyntaxError* error);

}  // namespace soulstack::scripting::syntax
