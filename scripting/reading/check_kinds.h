// Static checks of the kinds of values in a function: missing properties, wrong arguments, numbers used as conditions.
// Reports only certain mistakes.
#pragma once

#include "scripting/findings/report.h"
#include "scripting/registry/function_kinds.h"
#include "scripting/sandbox/chunk_reader.h"

namespace soulstack::scripting {

// How the result of a function is used.
enum class Purpose : std::uint8_t {
  effect,
  condition,  // true or false
  value       // a whole number
};

// Checks the function at that index. Parameters that are not listed may be of any kind.
void check_kinds(const Chunk& chunk, std::size_t function, ParamKinds parameters, Purpose purpose,
                 const Vocabulary& words, Report& report);

}  // namespace soulstack::scripting
