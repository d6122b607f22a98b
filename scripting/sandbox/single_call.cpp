#include "scripting/sandbox/single_call.h"

#include <algorithm>

namespace soulstack::scripting {

namespace {

using namespace dump;

bool is_call(Instruction i) { return static_cast<Op>(i.opcode()) == Op::call; }

bool returns(Instruction i) {
  const auto op = static_cast<Op>(i.opcode());
  return op == Op::return_ || op == Op::return0 || op == Op::return1;
}

// Control goes to the next instruction, and no variable outside of the function is changed. Fields may be: an effect that
// writes a property saves the state before.
bool goes_on(Instruction i) {
  const auto op = static_cast<Op>(i.opcode());
  const bool stores = op == Op::setupval || op == Op::settabup;
  const bool jumps = op == Op::lfalseskip || (op >= Op::close && op <= Op::testset) || op == Op::tailcall ||
                     (op >= Op::forloop && op <= Op::tforloop);
  return !stores && !jumps && !is_call(i) && !returns(i);
}

// Far fewer instructions than the budget of any effect.
constexpr std::size_t most_bytes = 100;

}  // namespace

bool ends_with_its_only_call(const Prototype& function) {
  const std::span<const Instruction> code = function.code;
  const auto call = std::find_if(code.begin(), code.end(), is_call);
  return code.size() <= most_bytes && call != code.end() && std::all_of(code.begin(), call, goes_on) &&
         std::all_of(call + 1, code.end(), returns);
}

}  // namespace soulstack::scripting
