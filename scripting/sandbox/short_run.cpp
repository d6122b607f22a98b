#include "scripting/sandbox/short_run.h"

#include <span>

#include "scripting/sandbox/budget.h"
#include "scripting/sandbox/dump.h"

namespace soulstack::scripting {

namespace {

using namespace dump;

// Each instruction runs at most once, so these are fewer than a tick.
constexpr std::size_t longest = instructions_a_tick - 10;

Op op_of(Instruction i) { return static_cast<Op>(i.opcode()); }

// Loops, calls that hand over, and variables that run something when they end.
bool may_run_others(Instruction i) {
  const Op op = op_of(i);
  return op == Op::tailcall || op == Op::tbc || (op >= Op::forloop && op <= Op::tforloop) || op >= Op::count;
}

constexpr int jump_offset = 0xFFFFFF;
int target_of_jump(std::size_t at, Instruction i) { return static_cast<int>(at) + 1 + i.ax() - jump_offset; }

bool jumps_back(std::size_t at, Instruction i) {
  return op_of(i) == Op::jmp && target_of_jump(at, i) <= static_cast<int>(at);
}

// It puts nothing into a register.
bool only_reads(Instruction i) {
  const Op op = op_of(i);
  return (op >= Op::jmp && op <= Op::test) || (op >= Op::mmbin && op <= Op::mmbink) || op == Op::extraarg;
}

class ShortRun {
 public:
  ShortRun(const DumpedFunction& dumped, lua_CFunction known)
      : dumped_(dumped), function_(*dumped.prototype()), known_(known) {}

  bool is_sure() const {
    const std::span<const Instruction> code = function_.code;
    if (code.size() > longest)
      return false;
    for (std::size_t at = 0; at < code.size(); ++at)
      if (may_run_others(code[at]) || jumps_back(at, code[at]) || (op_of(code[at]) == Op::call && !calls_known(at)))
        return false;
    return true;
  }

 private:
  // The callee was read from a table of constants, and nothing else can be in its register.
  bool calls_known(std::size_t call) const {
    const std::span<const Instruction> code = function_.code;
    const int callee = code[call].a();
    std::size_t read = call;
    while (read > 0 && (code[read - 1].a() > callee || only_reads(code[read - 1])))
      --read;
    if (read-- == 0 || op_of(code[read]) != Op::gettabup || code[read].a() != callee || is_passed_over(read, call))
      return false;
    return is_known(code[read].b(), code[read].c());
  }

  // A jump from before it leads behind it.
  bool is_passed_over(std::size_t read, std::size_t call) const {
    const auto from = static_cast<int>(read), to = static_cast<int>(call);
    for (std::size_t at = 0; at < read; ++at) {
      const Instruction i = function_.code[at];
      const int target = op_of(i) == Op::jmp ? target_of_jump(at, i) : static_cast<int>(at) + 1;
      const int skipped = op_of(i) == Op::lfalseskip ? static_cast<int>(at) + 2 : target;
      if (skipped > from && skipped <= to)
        return true;
    }
    return false;
  }

  bool is_known(int upvalue, int constant) const {
    if (!dumped_.push_outer(upvalue, constant))
      return false;
    const bool is_it = lua_tocfunction(dumped_.state(), -1) == known_ || lua_islightuserdata(dumped_.state(), -1);
    lua_pop(dumped_.state(), 1);
    return is_it;
  }

  const DumpedFunction& dumped_;
  const Prototype& function_;
  lua_CFunction known_;
};

}  // namespace

bool is_surely_short(const DumpedFunction& function, lua_CFunction known) {
  if (!function.prototype())
    return false;
  try {
    return ShortRun(function, known).is_sure();
  } catch (const Malformed&) {
    return false;
  }
}

}  // namespace soulstack::scripting
