// Budgets of a running script. They count its work, not bytes in use or seconds, so each machine stops it at the same
// place: a hook counts instructions, and the work inside single Lua steps is counted by the length of their results.
// History matters only when the whole Lua state has no memory left; that ends the match.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>

#include <lua.hpp>

#include "engine/table/workload.h"
#include "scripting/sandbox/blocks.h"

namespace soulstack::scripting {

// The allowance of one stretch: a whole effect, one condition or value, or one file.
struct Allowance {
  int ticks = 0;             // of `instructions_a_tick`
  std::int64_t steps = 0;    // inside library functions and string operations, which run no instructions
  int nouns = 0;             // with conditions of their own
  std::size_t text = 4'096;  // the longest string that may be made, in bytes
  std::size_t keys = 256;    // of a table
  int depth = 200;           // of nested calls

  bool is_enough() const { return ticks >= 0 && steps >= 0; }
};
inline constexpr int instructions_a_tick = 100;
inline constexpr int steps_a_tick = 1'000;
inline constexpr Allowance for_effect{1'000, 100'000, 512};
// Queries run often, so they have less, and large tables are not allowed.
inline constexpr Allowance for_query{40, 10'000, 64, 4'096, 64};
// In units of engine/table/workload.h.
constexpr std::uint64_t work_between(const Allowance& before, const Allowance& after) {
  const std::int64_t units = std::int64_t{work_of::tick} * (before.ticks - after.ticks) +
                             (before.steps - after.steps) * (std::int64_t{work_of::tick} / steps_a_tick);
  return static_cast<std::uint64_t>(units);
}

inline constexpr int deepest_queries = 5;  // of queries
inline constexpr Allowance for_file{1'000, 100'000, 2'000};
inline constexpr Allowance for_all_files{200 * for_file.ticks,
                                         200 * for_file.steps};  // of all sets, when they are loaded
inline constexpr Allowance for_scenario{20'000, 1'000'000, 0, 16 * 1024, 2'048};

inline constexpr std::size_t longest_list = 2'048;  // filled by a script

// Passing many values from call to call costs few counted instructions. So a function of a card may have only a few
// locals and temporaries, and no `...`.
inline constexpr int most_registers = 64;

// The memory of one Lua state, in bytes. A single stretch can't reach that of a set; ScriptMemory limits all of them.
inline constexpr std::size_t memory_of_set = 64 * mebibyte;
inline constexpr std::size_t memory_of_bot = 16 * mebibyte;

// The error of a failed script, as lua_pcall and lua_resume leave it on the stack, or the reason that memory ran out.
std::string error_of(lua_State* L, int status);

// Observer: called for each line of a script that runs. The file name is in Lua's form: "@cards/base/loot/bomb.lua".
class LineWatch {
 public:
  virtual ~LineWatch() = default;
  virtual void ran(const char* file, int line) = 0;
};

// The part of the budget that a script exceeded; `memory` is that of the whole Lua state.
enum class Shortage : std::uint8_t { none, steps, text, table, memory };

class Budget {
 public:
  // `memory`: bytes that its Lua state may take.
  explicit Budget(std::size_t memory = memory_of_set);
  Budget(const Budget&) = delete;
  Budget& operator=(const Budget&) = delete;

  // A Lua state whose memory is counted here; it must not outlive the budget.
  lua_State* new_state();
  // After that state is closed.
  void free_memory() { memory_.clear(); }
  static Budget& of(lua_State* L);

  // Starts a stretch, inside a Guard: sets the hook and the allowance. A stretch that is surely short
  // (scripting/sandbox/short_run.h) needs no hook: it ends before the first tick. Defined inline since each call of a
  // script passes here.
  void begin(lua_State* L, const Allowance& left, bool is_short = false) {
    left_ = left;
    running_ = L;
    overrun_ = Shortage::none;
    if (!is_short || lines_)
      lua_sethook(L, tick, mask_, instructions_a_tick);
    else if (lua_gethookmask(L) != 0)
      lua_sethook(L, nullptr, 0, 0);
  }
  const Allowance& left() const { return left_; }
  // Charges the work of a nested query. If that exceeds the rest, this one stops at its next instruction.
  void use_up(const Allowance& before, const Allowance& after);
  // Charges steps inside a library function; raises a Lua error if not enough are left.
  void spend(lua_State* L, std::int64_t steps);
  void spend_noun(lua_State* L);

  // Active while a script runs: memory is bounded, and the caller catches failures. Restores the previous allowance on
  // exit.
  class Guard {
   public:
    explicit Guard(Budget& budget)
        : budget_(budget), left_(budget.left_), running_(budget.running_), overrun_(budget.overrun_) {}
    ~Guard() {
      budget_.left_ = left_;
      budget_.running_ = running_;
      budget_.overrun_ = overrun_;
    }
    Guard(const Guard&) = delete;
    Guard& operator=(const Guard&) = delete;

   private:
    Budget& budget_;
    const Allowance left_;
    lua_State* const running_;
    const Shortage overrun_;
  };

  // Takes effect from the next stretch; null: no observer.
  void watch_lines(LineWatch* watch) {
    lines_ = watch;
    mask_ = watch ? LUA_MASKCOUNT | LUA_MASKLINE : LUA_MASKCOUNT;
  }
  bool watches_lines() const { return lines_ != nullptr; }

  // Memory ran out, in a script or outside: this Lua state must not be used any more.
  bool exhausted() const { return exhausted_; }
  // Which memory ran out, and what to do.
  std::string why_exhausted() const;
  std::size_t used() const { return used_; }  // bytes, without those that are kept for later blocks
  std::size_t held() const { return memory_.held(); }
  // Should garbage be collected? It is used for more than half, and has grown noticeably since the last time.
  bool is_half_full() const { return used_ > memory_.most() / 2 && used_ > collected_ + memory_.most() / 16; }
  // While files are read, garbage is collected only in between.
  bool has_doubled() const { return used_ > 2 * collected_ + memory_.most() / 8; }
  // Frees what the Lua state no longer uses. Not while a file is read: its tables are identified by address.
  void collect(lua_State* L);

  // For tests: memory runs out after n more blocks. None: no limit.
  void fail_after(std::int64_t blocks) { blocks_to_failure_ = blocks; }
  static constexpr std::int64_t never = -1;
  std::int64_t blocks() const { return blocks_; }  // blocks granted so far

 private:
  static void* allocate(void* user, void* block, std::size_t old_size, std::size_t new_size);
  static void tick(lua_State* L, lua_Debug* at);
  void note_line(lua_State* L, lua_Debug* at) const;
  void* give(void* block, std::size_t old_size, std::size_t new_size, std::size_t kind);
  void* resize(void* block, std::size_t old_size, std::size_t new_size);
  const char* why_short() const;
  void charge(const void* block, std::size_t kind, std::size_t size);
  Shortage overrun_by(const void* block, std::size_t kind, std::size_t size);

  Allowance left_{0, std::numeric_limits<std::int64_t>::max(), std::numeric_limits<int>::max()};
  LineWatch* lines_ = nullptr;
  int mask_ = LUA_MASKCOUNT;      // of the hook
  lua_State* running_ = nullptr;  // the running script; null if none, then nothing catches failures
  Shortage overrun_ = Shortage::none;
  bool exhausted_ = false;
  const void* all_texts_ = nullptr;  // Lua's table of short strings, whose growth depends on history
  Blocks memory_;
  Full full_ = Full::nothing;  // what ran out
  std::size_t used_ = 0;
  std::size_t collected_ = 0;  // used after the last collection
  std::int64_t blocks_ = 0;
  std::int64_t blocks_to_failure_ = never;
  std::unique_ptr<std::byte[]> reserve_;  // reserve for unguarded code when the machine has no memory left
};

}  // namespace soulstack::scripting
