// Lua's binary chunks: their layout is that of ldump.c, the instructions those of lopcodes.h. Both are the same in Lua
// 5.4.0 to 5.4.6.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "scripting/sandbox/memory_arena.h"

struct lua_State;

namespace soulstack::scripting::dump {

// The dump is malformed; caught by the chunk reader.
struct Malformed {
  const char* why;
};

inline void require(bool holds, const char* why) {
  if (!holds)
    throw Malformed{why};
}

inline constexpr const char* out_of_range = "The chunk is damaged: an instruction points outside its function.";
inline constexpr std::size_t longest_name = 120;  // so that a huge key that is used often can't fill the memory
inline constexpr int deepest_nesting = 200;       // Lua's own limit

inline std::string clipped(std::string_view text) { return std::string(text.substr(0, longest_name)); }

// A constant key: string or integer.
struct Key {
  bool is_text = false;
  std::int64_t number = 0;
  std::string_view text{};

  friend bool operator==(const Key&, const Key&) = default;
  friend bool operator<(const Key& a, const Key& b) {
    return std::tie(a.is_text, a.number, a.text) < std::tie(b.is_text, b.number, b.text);
  }
};

inline std::string written(const Key& key) { return key.is_text ? clipped(key.text) : std::to_string(key.number); }

struct Constant {
  enum class Kind : std::uint8_t { nil, boolean, fraction, key } kind = Kind::boolean;
  Key key{};
};

struct Upvalue {
  bool in_stack = false;  // a local of the enclosing function; otherwise one of its upvalues
  int index = 0;
  std::string_view name;
};

// Its register is its index among the live locals; it lives from instruction `begin` until before `end`.
struct Local {
  std::string_view name;
  int begin = 0, end = 0;
};

struct Instruction {
  std::uint32_t bits = 0;

  std::uint32_t opcode() const { return bits & 0x7F; }
  int a() const { return static_cast<int>(bits >> 7 & 0xFF); }
  bool k() const { return (bits >> 15 & 1) != 0; }
  int b() const { return static_cast<int>(bits >> 16 & 0xFF); }
  int c() const { return static_cast<int>(bits >> 24); }
  int bx() const { return static_cast<int>(bits >> 15); }
  int signed_bx() const { return bx() - 0xFFFF; }
  int ax() const { return static_cast<int>(bits >> 7); }
};

// Lua's opcodes in order; `jmp` to `testset` change the control flow.
// clang-format off
enum class Op : std::uint8_t {
    move, loadi, loadf, loadk, loadkx, loadfalse, lfalseskip, loadtrue, loadnil, getupval, setupval,
    gettabup, gettable, geti, getfield, settabup, settable, seti, setfield, newtable, self,
    addi, addk, subk, mulk, modk, powk, divk, idivk, bandk, bork, bxork, shri, shli,
    add, sub, mul, mod, pow, div, idiv, band, bor, bxor, shl, shr, mmbin, mmbini, mmbink,
    unm, bnot, not_, len, concat, close, tbc, jmp, eq, lt, le, eqk, eqi, lti, lei, gti, gei, test, testset,
    call, tailcall, return_, return0, return1, forloop, forprep, tforprep, tforcall, tforloop,
    setlist, closure, vararg, varargprep, extraarg, count
};
// clang-format on

// Its lists are in the memory of the reader.
struct Prototype {
  int parent = -1, line = 0, last_line = 0;
  std::size_t parameters = 0, registers = 0;
  bool vararg = false;
  std::span<const Instruction> code;
  std::span<const Constant> constants;
  std::span<const Upvalue> upvalues;
  std::span<const int> children;  // indices of the functions
  std::span<const int> lines;     // line of each instruction
  std::span<const Local> locals;
};

// The compiled form of the function on top of the stack; empty if Lua can't write it.
std::string dump_of(lua_State* L);

template <typename List>
auto& element(List& list, int index) {
  require(index >= 0 && static_cast<std::size_t>(index) < list.size(), out_of_range);
  return list[static_cast<std::size_t>(index)];
}

// The functions of a dump, the main chunk first; throws Malformed. They are valid as long as the dump and the memory.
std::vector<Prototype> read_functions(std::string_view dumped, Arena& memory);

}  // namespace soulstack::scripting::dump
