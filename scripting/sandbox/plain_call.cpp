#include "scripting/sandbox/plain_call.h"

#include <vector>

namespace soulstack::scripting {

namespace {

using namespace dump;

// Follows the code of a function to its call.
class PlainCode {
 public:
  PlainCode(const DumpedFunction& function, lua_CFunction known)
      : function_(function), of_(*function.prototype()), L_(function.state()), known_(known) {}

  PlainCall call() {
    if (of_.vararg || of_.parameters > registers_.size())
      return {};
    for (std::size_t i = 0; i < of_.parameters; ++i)
      registers_[i] = {.kind = PlainArgument::Kind::parameter, .number = static_cast<int>(i)};
    for (; at_ < of_.code.size() && op() != Op::call; ++at_)
      if (!follow(of_.code[at_]))
        return {};
    return ends_with_the_call() ? the_call(of_.code[at_]) : PlainCall{};
  }

 private:
  Op op() const { return static_cast<Op>(of_.code[at_].opcode()); }

  // Nothing comes after the call, and nothing is returned.
  bool ends_with_the_call() const {
    if (at_ >= of_.code.size() || of_.code[at_].c() != 1)
      return false;
    for (std::size_t i = at_ + 1; i < of_.code.size(); ++i) {
      const auto op = static_cast<Op>(of_.code[i].opcode());
      if (op != Op::return0 && (op != Op::return_ || of_.code[i].b() != 1))
        return false;
    }
    return true;
  }

  // Takes over what the instruction puts into a register; false: it is not plain.
  bool follow(Instruction i) {
    PlainArgument& to = element(registers_, i.a());
    switch (static_cast<Op>(i.opcode())) {
      case Op::move:
        to = element(registers_, i.b());
        return to.kind != PlainArgument::Kind::other;
      case Op::loadi:
        to = {.kind = PlainArgument::Kind::number, .number = i.signed_bx()};
        return true;
      case Op::loadtrue:
      case Op::loadfalse:
        to = {.kind = PlainArgument::Kind::boolean, .number = op() == Op::loadtrue};
        return true;
      case Op::gettabup:
        return read_outer(i, to);
      default:
        return false;
    }
  }

  // A name, such as `players`, or a field of one, such as `deck.loot`.
  bool read_outer(Instruction i, PlainArgument& to) {
    if (!function_.push_outer(i.b(), i.c()))
      return false;
    if (lua_istable(L_, -1)) {
      const Instruction field = element(of_.code, static_cast<int>(++at_));
      const bool is_of_it = op() == Op::getfield && field.a() == i.a() && field.b() == i.a();
      if (!is_of_it) {
        lua_pop(L_, 1);
        return false;
      }
      if (!function_.push_field(field.c()))
        return false;
    }
    to = {};
    const bool is_callee = lua_tocfunction(L_, -1) == known_;
    if (is_callee && lua_getupvalue(L_, -1, 1)) {
      callee_ = lua_touserdata(L_, -1);
      callee_in_ = i.a();
      lua_pop(L_, 1);
    } else if (lua_islightuserdata(L_, -1)) {
      to = {.kind = PlainArgument::Kind::handle, .handle = lua_touserdata(L_, -1)};
    }
    lua_pop(L_, 1);
    return is_callee || to.kind == PlainArgument::Kind::handle;
  }

  PlainCall the_call(Instruction i) const {
    const int count = i.b() - 1;
    PlainCall call{.parameters = static_cast<std::uint8_t>(of_.parameters)};
    if (i.a() != callee_in_ || count < 0 || count > static_cast<int>(PlainCall::most_arguments))
      return {};
    for (int k = 0; k < count; ++k) {
      const PlainArgument& argument = element(registers_, callee_in_ + 1 + k);
      if (argument.kind == PlainArgument::Kind::other)
        return {};
      call.arguments[call.count++] = argument;
    }
    call.callee = callee_;
    return call;
  }

  const DumpedFunction& function_;
  const Prototype& of_;
  lua_State* L_;
  lua_CFunction known_;
  std::size_t at_ = 0;
  std::vector<PlainArgument> registers_ = std::vector<PlainArgument>(256);
  void* callee_ = nullptr;
  int callee_in_ = -1;
};

}  // namespace

PlainCall plain_call_of(const DumpedFunction& function, lua_CFunction known) {
  if (!function.prototype())
    return {};
  const int top = lua_gettop(function.state());
  try {
    return PlainCode(function, known).call();
  } catch (const Malformed&) {
    lua_settop(function.state(), top);
    return {};
  }
}

}  // namespace soulstack::scripting
