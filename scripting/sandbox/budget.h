// Budgets of a running script. What it does is counted, never bytes in use or seconds, so that every machine stops it at
// the same place: instructions by a hook, the work inside single steps of Lua by the length of what they make. Only when
// the whole Lua state has no memory left does history matter; that ends the match.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>

#include <lua.hpp>

#include "engine/table/workload.h"

namespace soulstack::scripting {

// For one stretch: what an effect does in all, one condition or value, one file.
struct Allowance {
  int ticks = 0;             // of `instructions_a_tick`
  std::int64_t steps = 0;    // inside library functions and texts, which run no instructions
  int nouns = 0;             // with conditions of their own
  std::size_t text = 4'096;  // the longest text that is made, in bytes
  std::size_t keys = 256;    // of a table
  int depth = 200;           // of functions within each other

  bool is_enough() const { return ticks >= 0 && steps >= 0; }
};
inline constexpr int instructions_a_tick = 100;
inline constexpr int steps_a_tick = 1'000;
inline constexpr Allowance for_effect{1'000, 100'000, 512};
// It is asked often, so it has less, and tables on which it would be slow are smaller.
inline constexpr Allowance for_query{40, 10'000, 64, 4'096, 64};
// In units of engine/table/workload.h.
constexpr std::uint64_t work_between(const Allowance& before, const Allowance& after) {
  const std::int64_t units = std::int64_t{work_of::tick} * (before.ticks - after.ticks) +
                             (before.steps - after.steps) * (std::int64_t{work_of::tick} / steps_a_tick);
  return static_cast<std::uint64_t>(units);
}

inline constexpr int deepest_queries = 5;  // that are asked by queries
inline constexpr Allowance for_file{1'000, 100'000, 2'000};
inline constexpr Allowance for_scenario{20'000, 1'000'000, 0, 16 * 1024, 2'048};

inline constexpr std::size_t longest_list = 2'048;  // that a script fills

// Values that are handed on from call to call all at once cost little that the hook counts; so a function of a card has
// few of them: its locals and what it works with, and no `...`.
inline constexpr int most_registers = 64;

// What a script failed with, as lua_pcall and lua_resume leave it on the stack, or that there was no memory.
std::string error_of(lua_State* L, int status);

// Who wants to know which lines of scripts run. The file is named as Lua does: "@cards/base/loot/bomb.lua".
class LineWatch {
 public:
  virtual ~LineWatch() = default;
  virtual void ran(const char* file, int line) = 0;
};

// Which part of its budget a script has overrun; `memory` is that of the whole Lua state.
enum class Shortage : std::uint8_t { none, steps, text, table, memory };

class Budget {
 public:
  Budget();
  Budget(const Budget&) = delete;
  Budget& operator=(const Budget&) = delete;

  // A Lua state whose memory is counted here; it must not outlive the budget.
  lua_State* new_state();
  static Budget& of(lua_State* L);

  // A stretch begins, in a Guard: the hook is set, and so much is left. Every call of a script comes by, so it stands here,
  // where what is left needs no copy.
  void begin(lua_State* L, const Allowance& left) {
    left_ = left;
    running_ = L;
    overrun_ = Shortage::none;
    lua_sethook(L, tick, mask_, instructions_a_tick);
  }
  const Allowance& left() const { return left_; }
  // What a query within this one used. If that is more than was left, this one stops at its next instruction.
  void use_up(const Allowance& before, const Allowance& after);
  // Steps inside a library function; raises a Lua error if there are not so many left.
  void spend(lua_State* L, std::int64_t steps);
  void spend_noun(lua_State* L);

  // While it lives a script runs: blocks are bounded, and whoever runs it catches what fails. What was left before is left
  // again afterwards.
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

  // From the next stretch on; null: nobody watches.
  void watch_lines(LineWatch* watch) {
    lines_ = watch;
    mask_ = watch ? LUA_MASKCOUNT | LUA_MASKLINE : LUA_MASKCOUNT;
  }

  // Why a script failed with LUA_ERRMEM, as a sentence.
  const char* why_short() const;
  // There was no memory to be had, in a script or around it: this Lua state is not to be used any more.
  bool exhausted() const { return exhausted_; }
  std::size_t used() const { return used_; }
  bool is_half_full() const { return used_ > most_memory / 2; }

  // For tests: after so many more blocks there is no memory any more. None: as much as the machine has.
  void fail_after(std::int64_t blocks) { blocks_to_failure_ = blocks; }
  static constexpr std::int64_t never = -1;
  std::int64_t blocks() const { return blocks_; }  // that were given so far

 private:
  static void* allocate(void* user, void* block, std::size_t old_size, std::size_t new_size);
  static void tick(lua_State* L, lua_Debug* at);
  void note_line(lua_State* L, lua_Debug* at) const;
  void* give(void* block, std::size_t old_size, std::size_t new_size, std::size_t kind);
  void charge(const void* block, std::size_t kind, std::size_t size);
  Shortage overrun_by(const void* block, std::size_t kind, std::size_t size);
  bool is_out_of_memory(std::size_t more);
  bool refuse_memory() {
    overrun_ = Shortage::memory;
    return running_ != nullptr;
  }

  static constexpr std::size_t most_memory = 256 * 1024 * 1024;  // of one Lua state; no stretch gets there by itself

  Allowance left_{0, std::numeric_limits<std::int64_t>::max(), std::numeric_limits<int>::max()};
  LineWatch* lines_ = nullptr;
  int mask_ = LUA_MASKCOUNT;      // of the hook
  lua_State* running_ = nullptr;  // the script that runs; null: none, and nobody would catch what fails
  Shortage overrun_ = Shortage::none;
  bool exhausted_ = false;
  const void* all_texts_ = nullptr;  // Lua's own table of short texts, which grows by history
  std::size_t used_ = 0;
  std::int64_t blocks_ = 0;
  std::int64_t blocks_to_failure_ = never;
  std::unique_ptr<std::byte[]> reserve_;  // for what is not guarded, when the machine has no more
};

}  // namespace soulstack::scripting
