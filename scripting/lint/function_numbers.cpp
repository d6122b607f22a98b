// Finds the numbers in a function: follows its instructions in order, with the constants that each register may hold.
#include "scripting/lint/function_numbers.h"

#include <algorithm>
#include <lua.hpp>
#include <string_view>
#include <utility>

#include "scripting/registry/vocabulary.h"
#include "scripting/sandbox/dump.h"

namespace soulstack::scripting {

namespace {

using namespace dump;

constexpr int middle = 127;              // offset of signed operands
constexpr std::size_t most_values = 32;  // known numbers of a register

// What is known about a register: numbers that it may hold, or a name.
struct Known {
  std::vector<std::size_t> numbers;  // places in Shared::numbers
  std::string name;                  // of a global
  bool is_environment = false;
  int since = -1;  // the instruction that wrote it
};

// Shared by the functions of one dump.
struct Shared {
  struct Number : NumberUsed {
    bool is_given = false;
  };
  const std::vector<Prototype>& functions;
  const Vocabulary& words;
  FunctionNumbers& into;
  std::vector<Number> numbers;
};

class Walk {
 public:
  Walk(Shared& shared, int index, std::vector<Known> upvalues)
      : shared_(shared),
        function_(element(shared.functions, index)),
        upvalues_(std::move(upvalues)),
        registers_(function_.registers + 1) {}

  void run() {
    for (const Constant& constant : function_.constants)
      if (constant.key.is_text && !constant.key.text.empty())  // `#f()` passes an empty text
        shared_.into.words.insert(clipped(constant.key.text));
    for (const Instruction i : function_.code) {
      step(i);
      ++at_;
    }
  }

 private:
  // All other instructions write a value that is not tracked.
  void step(Instruction i) {
    switch (static_cast<Op>(i.opcode())) {
      case Op::loadi:
        return write(i.a(), number(i.signed_bx()));
      case Op::loadk:
        return write(i.a(), constant(i.bx()));
      case Op::move:
        return write(i.a(), at(i.b()));
      case Op::getupval:
        return write(i.a(), element(upvalues_, i.b()));
      case Op::gettabup:
        return write(i.a(), field(element(upvalues_, i.b()), i.c()));
      case Op::getfield:
        return write(i.a(), field(at(i.b()), i.c()));
      case Op::closure:
        return close_over(i);
      case Op::call:
      case Op::tailcall:
        return call(i);
      case Op::jmp:
        jumps_.emplace_back(at_, at_ + 1 + i.ax() - most_jump);
        return;
      case Op::addi:
        return reckon(i, i.c() - middle);
      case Op::addk:
      case Op::subk:
      case Op::mulk:
      case Op::modk:
      case Op::divk:
      case Op::idivk:
        return reckon(i, constant(i.c()));
      case Op::eq:  // it may exclude a player
        shared_.into.words.insert("other");
        return;
      case Op::eqk:
        return note(constant(i.b()));
      case Op::eqi:
        return note(number(i.b() - middle));
      case Op::lti:
      case Op::gei:
        return note(number(i.b() - middle, i.b() - middle - 1));
      case Op::lei:
      case Op::gti:
        return note(number(i.b() - middle, i.b() - middle));
      case Op::settabup:
      case Op::settable:
      case Op::seti:
      case Op::setfield:
        if (i.k())
          note(constant(i.c()));
        return;
      default:
        if (!leaves_registers(static_cast<Op>(i.opcode())))
          write(i.a(), {});
    }
  }

  static constexpr int most_jump = (1 << 24) - 1;  // half of the operand of 25 bits

  static bool leaves_registers(Op op) {
    constexpr Op those[] = {Op::setupval, Op::mmbin,    Op::mmbini,     Op::mmbink,  Op::close,   Op::tbc,
                            Op::lt,       Op::le,       Op::test,       Op::return_, Op::return0, Op::return1,
                            Op::forloop,  Op::tforprep, Op::varargprep, Op::setlist, Op::extraarg};
    return std::find(std::begin(those), std::end(those), op) != std::end(those);
  }

  const Known& at(int index) const { return element(registers_, index); }

  // The earlier value is still possible if a jump leads past this instruction: `x and 2 or 3`.
  void write(int index, Known known) {
    Known& place = element(registers_, index);
    const auto passes = [&](const std::pair<int, int>& jump) { return jump.first > place.since && jump.second > at_; };
    const bool has_room = known.numbers.size() + place.numbers.size() <= most_values;
    if (!known.numbers.empty() && has_room && std::any_of(jumps_.begin(), jumps_.end(), passes))
      known.numbers.insert(known.numbers.end(), place.numbers.begin(), place.numbers.end());
    known.since = at_;
    place = std::move(known);
  }

  Known number(std::int64_t value, std::optional<std::int64_t> edge = {}) {
    shared_.numbers.push_back({{value, edge}, false});
    return {.numbers = {shared_.numbers.size() - 1}, .name = {}};
  }

  Known constant(int index) {
    const Constant& found = element(function_.constants, index);
    return found.kind == Constant::Kind::key && !found.key.is_text ? number(found.key.number) : Known{};
  }

  Known field(const Known& of, int key) {
    const Constant& found = element(function_.constants, key);
    if (!found.key.is_text || (!of.is_environment && of.name.empty()))
      return {};
    const WordInfo* const word = of.is_environment ? shared_.words.find(found.key.text) : nullptr;
    if (word && word->category == Category::set_constant && word->value)
      return number(word->value.as_number());
    return {.numbers = {}, .name = (of.is_environment ? "" : of.name + ".") + clipped(found.key.text)};
  }

  void note(const Known&) {}  // its number is already in the list
  void reckon(Instruction i, const Known&) { write(i.a(), {}); }
  void reckon(Instruction i, std::int64_t value) {
    number(value);
    write(i.a(), {});
  }

  void call(Instruction i) {
    const std::string callee = at(i.a()).name;
    if (!callee.empty())
      ++shared_.into.calls[callee];
    const int last = i.b() == 0 ? static_cast<int>(registers_.size()) - 1 : i.a() + i.b() - 1;
    for (int r = i.a() + 1; !callee.empty() && r <= last; ++r)
      for (const std::size_t n : at(r).numbers) {
        shared_.numbers[n].is_given = true;
        shared_.into.given.push_back({callee, r - i.a() - 1, shared_.numbers[n].value});
      }
    for (auto r = static_cast<std::size_t>(i.a()); r < registers_.size(); ++r)
      registers_[r] = {};
  }

  void close_over(Instruction i) {
    const int index = element(function_.children, i.bx());
    std::vector<Known> captured;
    for (const Upvalue& upvalue : element(shared_.functions, index).upvalues)
      captured.push_back(upvalue.in_stack ? at(upvalue.index) : element(upvalues_, upvalue.index));
    Walk(shared_, index, std::move(captured)).run();
    write(i.a(), {});
  }

  Shared& shared_;
  const Prototype& function_;
  std::vector<Known> upvalues_;
  std::vector<Known> registers_;
  std::vector<std::pair<int, int>> jumps_;  // from, to
  int at_ = 0;
};

using Seen = std::vector<const void*>;  // functions

void add(lua_State* L, const Vocabulary& words, FunctionNumbers& into, Seen& seen);

// The numbers of the list on top, or of the list behind a read-only view: a function may use any of them.
void take_list(lua_State* L, FunctionNumbers& into) {
  const int top = lua_gettop(L);
  if (luaL_getmetafield(L, -1, "__index") != LUA_TNIL && !lua_istable(L, -1)) {
    lua_settop(L, top);
    return;
  }
  for (lua_Integer i = 1; i <= static_cast<lua_Integer>(most_values); ++i) {
    const bool is_number = lua_rawgeti(L, -1, i) == LUA_TNUMBER && lua_isinteger(L, -1);
    if (is_number)
      into.others.push_back({lua_tointeger(L, -1), {}});
    lua_pop(L, 1);
    if (!is_number)
      break;
  }
  lua_settop(L, top);
}

// The upvalues of the function on top: takes their numbers, and visits their functions.
std::vector<Known> captured_by(lua_State* L, Shared& shared, Seen& seen) {
  std::vector<Known> upvalues;
  const char* name = nullptr;
  for (int i = 1; lua_checkstack(L, 4) && (name = lua_getupvalue(L, -1, i)) != nullptr; ++i) {
    Known& known = upvalues.emplace_back();
    known.is_environment = std::string_view(name) == "_ENV";
    if (lua_isinteger(L, -1)) {
      shared.numbers.push_back({{lua_tointeger(L, -1), {}}, false});
      known.numbers = {shared.numbers.size() - 1};
    } else if (lua_isfunction(L, -1) && !lua_iscfunction(L, -1)) {
      add(L, shared.words, shared.into, seen);
    } else if (lua_istable(L, -1)) {
      take_list(L, shared.into);
    }
    lua_pop(L, 1);
  }
  return upvalues;
}

void add(lua_State* L, const Vocabulary& words, FunctionNumbers& into, Seen& seen) {
  const void* const function = lua_topointer(L, -1);
  if (std::find(seen.begin(), seen.end(), function) != seen.end())
    return;
  seen.push_back(function);
  const std::string dumped = dump_of(L);
  Arena memory;
  const std::vector<Prototype> functions = read_functions(dumped, memory);
  Shared shared{functions, words, into, {}};
  std::vector<Known> upvalues = captured_by(L, shared, seen);
  upvalues.resize(functions.front().upvalues.size());
  Walk(shared, 0, std::move(upvalues)).run();
  for (const Shared::Number& number : shared.numbers)
    if (!number.is_given)
      into.others.push_back(number);
}

}  // namespace

void add_numbers(lua_State* L, const Vocabulary& words, FunctionNumbers& into) {
  if (!lua_isfunction(L, -1) || lua_iscfunction(L, -1))
    return;
  const int top = lua_gettop(L);
  Seen seen;
  try {
    add(L, words, into, seen);
  } catch (const Malformed&) {
    lua_settop(L, top);  // errors were reported when it was loaded
  }
}

}  // namespace soulstack::scripting
