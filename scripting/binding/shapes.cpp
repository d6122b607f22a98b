#include "scripting/binding/shapes.h"

#include <lua.hpp>

#include "scripting/loader/library.h"
#include "scripting/registry/registry.h"
#include "scripting/sandbox/dumped_function.h"
#include "scripting/sandbox/short_run.h"
#include "scripting/sandbox/single_call.h"

namespace soulstack::scripting {

static bool may_be_done_plainly(const PlainCall& plain) {
  const VerbRow& row = verb_of(plain);
  const bool is_short = row.result != Type::list && row.result != Type::splits;
  for (std::size_t i = plain.count; i < row.params.size(); ++i)
    if (row.params[i].type != Type::none && !row.params[i].optional)
      return false;
  const bool fits = plain.count == 0 || row.params[plain.count - std::size_t{1}].type != Type::none;
  return is_short && fits && row.does != Does::dice && plain.parameters <= most_plain_parameters;
}

const Shape& Shapes::look_at(FunctionId id) {
  if (id.value >= shapes_.size())
    shapes_.resize(id.value + std::size_t{1});
  lua_State* const L = library_.lua();
  library_.push_function(L, id);
  const DumpedFunction function(L);
  Shape& shape = shapes_[id.value];
  shape = {.is_known = true,
           .ends_with_its_only_call = function.prototype() && ends_with_its_only_call(*function.prototype()),
           .is_short = is_surely_short(function, verb_),
           .plain = plain_call_of(function, verb_)};
  if (shape.is_plain() && !may_be_done_plainly(shape.plain))
    shape.plain = {};
  lua_pop(L, 1);
  return shape;
}

}  // namespace soulstack::scripting
