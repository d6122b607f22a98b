// What is seen in a compiled function when it first runs: whether it can be called without Lua, or needs no undoing.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/model/ids.h"
#include "scripting/sandbox/plain_call.h"

struct lua_State;

namespace soulstack::scripting {

class Library;
struct VerbRow;

inline constexpr std::size_t most_plain_parameters = 8;
inline const VerbRow& verb_of(const PlainCall& plain) { return *static_cast<const VerbRow*>(plain.callee); }

struct Shape {
  bool is_known = false;
  bool ends_with_its_only_call = false;
  bool is_short = false;
  PlainCall plain;  // of a verb; or none

  bool is_plain() const { return plain.callee != nullptr; }
};

class Shapes {
 public:
  // `verb`: the function by which Lua calls verbs.
  Shapes(Library& library, int (*verb)(lua_State*)) : library_(library), verb_(verb) {}

  const Shape& of(FunctionId id) {
    return id.value < shapes_.size() && shapes_[id.value].is_known ? shapes_[id.value] : look_at(id);
  }

 private:
  const Shape& look_at(FunctionId id);

  Library& library_;
  int (*verb_)(lua_State*);
  std::vector<Shape> shapes_;  // by FunctionId
};

}  // namespace soulstack::scripting
