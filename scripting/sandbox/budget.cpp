// Budgets of a running script: its hook, and the memory of its Lua state.
#include "scripting/sandbox/budget.h"

#include <utility>

namespace soulstack::scripting {

namespace {

constexpr std::size_t reserve_size = 1024 * 1024;

// Lua's purpose of a new block: a string, another object, or (0) part of an object.
constexpr std::size_t for_parts = 0, for_text = LUA_TSTRING;
constexpr std::size_t text_header = 25, node_size = 24, value_size = 16;
constexpr std::size_t first_all_texts = 128 * sizeof(void*);

// Shorter strings are not counted: Lua stores short ones only once, so it would depend on history. Tables are not
// counted: when they are rehashed depends on hashes that differ between runs; they are small.
constexpr std::size_t least_counted = 192;
constexpr std::size_t bytes_a_step = 16;
constexpr std::size_t largest_list = longest_list * value_size;
constexpr std::int64_t used_up = -1;

// The number of key slots of a table is a power of two.
bool may_be_keys(std::size_t size) {
  const std::size_t keys = size / node_size;
  return size % node_size == 0 && (keys & (keys - 1)) == 0;
}

// The stack of a script is also a list. It has five spare slots and doubles the rest, so its length is odd; the length
// of a list that has outgrown its constructor is a power of two.
bool may_be_stack(std::size_t size) { return size / value_size % 2 == 1; }

}  // namespace

Budget::Budget(std::size_t memory) : memory_(memory), reserve_(new std::byte[reserve_size]) {}

lua_State* Budget::new_state() { return lua_newstate(allocate, this); }

Budget& Budget::of(lua_State* L) {
  void* user = nullptr;
  (void)lua_getallocf(L, &user);
  return *static_cast<Budget*>(user);
}

// ---- Instructions

namespace {

// A Lua error may leave its caller, so it has no destructor.
struct PlainText {
  explicit PlainText(const std::string& text) { bytes[text.copy(bytes, sizeof bytes - 1)] = '\0'; }
  char bytes[256];
};

}  // namespace

void Budget::tick(lua_State* L, lua_Debug* at) {
  Budget& self = of(L);
  if (at->event == LUA_HOOKLINE)
    return self.note_line(L, at);
  const auto stop = [L, at](const char* why, int most) {
    lua_getinfo(L, "Sl", at);
    lua_pushfstring(L, "%s:%d: ", at->short_src, at->currentline);
    lua_pushfstring(L, why, most);
    lua_concat(L, 2);
    lua_error(L);
  };
  lua_Debug deep{};
  if (self.overrun_ == Shortage::memory) {
    const PlainText why(self.why_exhausted());
    stop(why.bytes, 0);
  }
  if (self.overrun_ != Shortage::none)
    stop(self.why_short(), 0);
  if (--self.left_.ticks < 0)
    stop("ran for too long: its budget of instructions is used up", 0);
  if (lua_getstack(L, self.left_.depth, &deep))
    stop("calls itself too deeply: more than %d nested calls", self.left_.depth);
}

void Budget::note_line(lua_State* L, lua_Debug* at) const {
  if (!lines_)
    return;
  lua_getinfo(L, "S", at);
  lines_->ran(at->source, at->currentline);
}

void Budget::spend(lua_State* L, std::int64_t steps) {
  const bool is_enough = left_.steps >= steps;
  left_.steps = is_enough ? left_.steps - steps : used_up;
  if (!is_enough)
    luaL_error(L, "did too much at once: its budget of steps is used up");
}

void Budget::use_up(const Allowance& before, const Allowance& after) {
  left_.ticks -= before.ticks - after.ticks;
  left_.steps -= before.steps - after.steps;
  if (left_.is_enough())
    return;
  if (left_.ticks >= 0)
    overrun_ = Shortage::steps;
  lua_sethook(running_, tick, mask_, 1);
}

void Budget::spend_noun(lua_State* L) {
  constexpr int steps_a_noun = 50;
  spend(L, steps_a_noun);
  if (--left_.nouns < 0)
    luaL_error(L, "made too many nouns with conditions");
}

// ---- Memory

void* Budget::allocate(void* user, void* block, std::size_t old_size, std::size_t new_size) {
  auto& self = *static_cast<Budget*>(user);
  const std::size_t kind = block ? for_parts : std::exchange(old_size, 0);
  if (new_size > 0)
    return self.give(block, old_size, new_size, kind);
  self.used_ -= old_size;
  self.memory_.give_back(block, old_size);
  return nullptr;
}

void* Budget::give(void* block, std::size_t old_size, std::size_t new_size, std::size_t kind) {
  if (running_ && new_size > old_size)
    charge(block, kind, new_size);
  void* const given = resize(block, old_size, new_size);
  if (!given)
    return nullptr;
  if (block ? block == all_texts_ : !all_texts_ && kind == for_parts && new_size == first_all_texts)
    all_texts_ = given;
  used_ += new_size - old_size;
  ++blocks_;
  return given;
}

// Outside of a script nothing catches a failure: the memory is granted beyond all limits, and then the match ends.
void* Budget::resize(void* block, std::size_t old_size, std::size_t new_size) {
  const bool is_planned = new_size > old_size && blocks_to_failure_ != never && blocks_ >= blocks_to_failure_;
  void* const given = is_planned ? nullptr : memory_.resize(block, old_size, new_size);
  if (given)
    return given;
  full_ = is_planned ? Full::state : memory_.full();
  overrun_ = Shortage::memory;
  exhausted_ = true;
  if (running_)
    return nullptr;
  if (full_ == Full::machine)
    reserve_.reset();
  return memory_.resize(block, old_size, new_size, Blocks::Limits::are_ignored);
}

void Budget::collect(lua_State* L) {
  lua_gc(L, LUA_GCCOLLECT);
  collected_ = used_;
}

// Memory beyond the budget is granted, and the script is stopped at its next instruction: after a refusal, Lua would
// first run a full garbage collection. The excess is bounded by what one instruction can request.
void Budget::charge(const void* block, std::size_t kind, std::size_t size) {
  const Shortage why = overrun_by(block, kind, size);
  if (why == Shortage::none || overrun_ != Shortage::none)
    return;
  overrun_ = why;
  lua_sethook(running_, tick, mask_, 1);
}

Shortage Budget::overrun_by(const void* block, std::size_t kind, std::size_t size) {
  if (!block && kind == for_text) {
    if (size >= least_counted)
      left_.steps -= static_cast<std::int64_t>(size / bytes_a_step);
    return size > left_.text + text_header ? Shortage::text : left_.steps < 0 ? Shortage::steps : Shortage::none;
  }
  if (!block && kind == for_parts && may_be_keys(size))
    return size > left_.keys * node_size ? Shortage::table : Shortage::none;
  const bool is_list = block ? block != all_texts_ && !may_be_stack(size) : kind == for_parts;
  return is_list && size > largest_list ? Shortage::table : Shortage::none;
}

const char* Budget::why_short() const {
  switch (overrun_) {
    case Shortage::steps:
      return "did too much at once: its budget of steps is used up";
    case Shortage::text:
      return "made a string that is too long";
    case Shortage::table:
      return "table too large, or recursion too deep";
    default:
      return "there is no memory left";
  }
}

std::string Budget::why_exhausted() const {
  const auto size = [](std::size_t bytes) { return std::to_string(bytes / mebibyte) + " MiB"; };
  switch (full_) {
    case Full::state:
      return "the scripts used up all memory of their Lua state, " + size(memory_.most()) +
             ": keep fewer or smaller tables";
    case Full::process:
      return "the scripts used up all memory of this process, " + size(ScriptMemory::of_process().limit()) +
             ": raise --memory, or use fewer --jobs";
    default:
      return "there is no memory left on this machine";
  }
}

std::string error_of(lua_State* L, int status) {
  if (status == LUA_ERRMEM)
    return Budget::of(L).why_exhausted();
  const char* message = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : nullptr;
  return message ? message : "an error that is not a string";
}

}  // namespace soulstack::scripting
