// What can be told of the kinds of values in a function before it runs: properties that a value does not have, arguments
// that no verb takes, numbers that are asked whether they are true. Only what is certain is reported.
#pragma once

#include "scripting/findings/report.h"
#include "scripting/registry/kinds.h"
#include "scripting/sandbox/chunk_reader.h"

namespace soulstack::scripting {

// What becomes of the result of a function.
enum class Purpose : std::uint8_t {
  effect,
  condition,  // true or false
  value       // a whole number
};

// The function at that index. Of parameters that are not given anything may come.
void check_kinds(const Chunk& chunk, std::size_t function, ParamKinds parameters, Purpose purpose,
                 const Vocabulary& words, Report& report);

}  // namespace soulstack::scripting
