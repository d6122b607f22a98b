// Proves on the compiled form of a file that operations whose results could differ between machines are guarded.
#include "scripting/sandbox/proof.h"

#include <algorithm>
#include <vector>

#include "scripting/sandbox/dump.h"
#include "scripting/sandbox/origins.h"
#include "scripting/sandbox/table_length.h"

namespace soulstack::scripting {

namespace {

using namespace dump;

// Is it the result of the guard that refuses nil, for a target in a table?
bool is_guarded(const Dataflow& flow, const Origin& value) {
  const auto at = [&](OriginId id) { return id == no_origin ? nullptr : &flow.origins[static_cast<std::size_t>(id)]; };
  const Origin* const callee = value.from == Origin::From::call ? at(value.of) : nullptr;
  const Origin* const targets = value.arguments.empty() ? nullptr : at(value.arguments.front());
  const auto which = static_cast<std::size_t>(value.result);
  return callee && callee->from == Origin::From::word && callee->name == stored_word && targets &&
         targets->from == Origin::From::text && targets->is_written && which < targets->name.size() &&
         targets->name[which] == '1';
}

bool is_something(const Dataflow& flow, OriginId id) {
  if (id == no_origin)
    return false;
  const Origin& value = flow.origins[static_cast<std::size_t>(id)];
  switch (value.from) {
    case Origin::From::boolean:
    case Origin::From::number:
    case Origin::From::text:
    case Origin::From::table:
    case Origin::From::function:
      return true;
    default:
      return is_guarded(flow, value);
  }
}

std::string_view wrong_with(const Dataflow& flow, const Use& use) {
  if (use.how == Use::How::length)
    return "this use of `#` is too complex: store it in a local first";
  if (use.how == Use::How::store && !is_something(flow, use.value))
    return "the value stored in a table here may be nil, and the expression is too complex: store it in a local first";
  if (use.how == Use::How::join)
    return "this use of `..` is too complex: store it in a local first";
  return "";
}

// Does it contain nothing to prove? `site` may be null: nothing is known.
bool is_plain(const Prototype& function, const FunctionSite* site) {
  const bool fills_constructors = site && !site->has_branches && !site->stores_fields;
  return std::none_of(function.code.begin(), function.code.end(), [&](Instruction i) {
    const auto op = static_cast<Op>(i.opcode());
    const bool stores = op == Op::settabup || op == Op::settable || op == Op::seti;
    return op == Op::len || op == Op::concat || stores || (op == Op::setfield && !fills_constructors);
  });
}

Unguarded find_in(const Prototype& function, const Dataflow& flow) {
  if (!flow.is_complete)
    return {std::max(1, function.line), "this function has too many branches to be checked: make it shorter"};
  for (const Use& use : flow.uses)
    if (const std::string_view why = wrong_with(flow, use); !why.empty())
      return {std::max(1, use.line), std::string(why)};
  return {};
}

// `chunk`: what is known; it has the dataflow of all functions but the first. May be null.
Unguarded find_in_all(const std::vector<Prototype>& functions, const Chunk* chunk) {
  for (std::size_t i = 0; i < functions.size(); ++i) {
    if (is_plain(functions[i], chunk ? &chunk->functions[i] : nullptr))
      continue;
    const bool is_known = chunk && i > 0;
    Unguarded found =
        find_in(functions[i], is_known ? chunk->functions[i].flow : dataflow_of(functions, static_cast<int>(i)));
    if (found.line != 0)
      return found;
  }
  return {};
}

}  // namespace

Unguarded find_unguarded(const std::vector<Prototype>& functions, const Chunk& chunk) {
  return find_in_all(functions, &chunk);
}

Unguarded find_unguarded(std::string_view dumped) {
  try {
    Arena memory;
    return find_in_all(read_functions(dumped, memory), nullptr);
  } catch (const Malformed& malformed) {
    return {1, malformed.why};
  }
}

}  // namespace soulstack::scripting
