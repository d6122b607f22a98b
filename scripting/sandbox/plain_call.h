// Recognises functions that do nothing but call one function of C with plain arguments, such as
// `function(you) draw_loot(you, 2) end`. What they do can be done without running them.
#pragma once

#include <array>
#include <cstdint>
#include <lua.hpp>

#include "scripting/sandbox/dumped_function.h"

namespace soulstack::scripting {

struct PlainArgument {
  enum class Kind : std::uint8_t { other, parameter, number, boolean, handle };
  Kind kind = Kind::other;
  int number = 0;          // the place of the parameter, the number, or 1 for true
  void* handle = nullptr;  // a light userdata
};

struct PlainCall {
  static constexpr std::size_t most_arguments = 4;
  // What the called function of C has as its first upvalue, a light userdata. Null: the function is not a plain call.
  void* callee = nullptr;
  std::uint8_t parameters = 0;
  std::uint8_t count = 0;
  std::array<PlainArgument, most_arguments> arguments{};
};

// `known`: the function of C that it may call. It is read from tables that do not change, such as the words.
PlainCall plain_call_of(const DumpedFunction& function, lua_CFunction known);

}  // namespace soulstack::scripting
