// Budgets of a running script: its hook, and the memory of its Lua state.
#include "scripting/budget.h"

#include <cstdlib>
#include <utility>

namespace soulstack::scripting {

namespace {

constexpr std::size_t most_memory = 256 * 1024 * 1024;  // of one Lua state; no stretch within its budget gets there
constexpr std::size_t reserve_size = 1024 * 1024;

// What Lua says a new block is for: a text, some other object, or (0) what belongs to one.
constexpr std::size_t for_parts = 0, for_text = LUA_TSTRING;
constexpr std::size_t text_header = 25, node_size = 24;

// Blocks below this come and go by history (short texts are kept once, calls keep their records), larger ones do not.
constexpr std::size_t least_counted = 192;
constexpr std::size_t bytes_a_step = 16;

}  // namespace

Budget::Budget() : reserve_(new std::byte[reserve_size]) {}

lua_State* Budget::new_state() { return lua_newstate(allocate, this); }

Budget& Budget::of(lua_State* L) {
  void* user = nullptr;
  (void)lua_getallocf(L, &user);
  return *static_cast<Budget*>(user);
}

// ---- Instructions

void Budget::begin(lua_State* L, Allowance left) {
  left_ = left;
  lua_sethook(L, tick, LUA_MASKCOUNT, instructions_a_tick);
}

void Budget::tick(lua_State* L, lua_Debug* at) {
  const auto stop = [L, at](const char* why, int most) {
    lua_getinfo(L, "Sl", at);
    lua_pushfstring(L, "%s:%d: ", at->short_src, at->currentline);
    lua_pushfstring(L, why, most);
    lua_concat(L, 2);
    lua_error(L);
  };
  lua_Debug deep{};
  if (--of(L).left_.ticks < 0)
    stop("ran for too long: its budget of instructions is used up", 0);
  if (lua_getstack(L, deepest_calls, &deep))
    stop("calls itself without end: more than %d calls lie within each other", deepest_calls);
  if (lua_getlocal(L, at, -most_arguments - 1))
    stop("takes more and more arguments: more than %d", most_arguments);
}

void Budget::spend(lua_State* L, std::int64_t steps) {
  if (left_.steps < steps)
    luaL_error(L, "did too much at once: its budget of steps is used up");
  left_.steps -= steps;
}

// ---- Memory

void* Budget::allocate(void* user, void* block, std::size_t old_size, std::size_t new_size) {
  auto& self = *static_cast<Budget*>(user);
  const std::size_t kind = block ? for_parts : std::exchange(old_size, 0);
  if (new_size > 0)
    return self.give(block, old_size, new_size, kind);
  self.used_ -= old_size;
  std::free(block);
  return nullptr;
}

// What shrinks is never refused.
void* Budget::give(void* block, std::size_t old_size, std::size_t new_size, std::size_t kind) {
  if (new_size > old_size && (is_out_of_memory(new_size - old_size) || (guarded_ && refuses(!block, kind, new_size))))
    return nullptr;
  void* given = std::realloc(block, new_size);
  if (!given) {
    exhausted_ = true;
    if (guarded_ && refuse(Shortage::memory))
      return nullptr;
    reserve_.reset();
    given = std::realloc(block, new_size);
  }
  if (!given)
    return nullptr;
  used_ += new_size - old_size;
  ++blocks_;
  return given;
}

// Outside of a script nobody catches the failure: what is wanted is given once more, and the match ends then.
bool Budget::is_out_of_memory(std::size_t more) {
  const bool planned = blocks_to_failure_ != never && blocks_ >= blocks_to_failure_;
  if (!planned && used_ + more <= most_memory)
    return false;
  exhausted_ = true;
  return guarded_ && refuse(Shortage::memory);
}

bool Budget::refuses(bool is_new, std::size_t kind, std::size_t size) {
  if (is_new && kind == for_text && size > left_.text + text_header)
    return refuse(Shortage::text);
  if (is_new && kind == for_parts && size > most_keys * node_size)
    return refuse(Shortage::table);
  if (size > largest_block)
    return refuse(Shortage::table);
  if (!is_new || (kind != for_text && kind != for_parts) || size < least_counted)
    return false;
  left_.steps -= static_cast<std::int64_t>(size / bytes_a_step);
  return left_.steps < 0 && refuse(Shortage::steps);
}

const char* Budget::why_short() const {
  switch (shortage_) {
    case Shortage::steps: return "did too much at once: its budget of steps is used up";
    case Shortage::text: return "made a text that is too long";
    case Shortage::table: return "filled a table with too much, or called itself too deep";
    default: return "there is no memory left";
  }
}

}  // namespace soulstack::scripting
