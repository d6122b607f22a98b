// Budgets of a running script. What it does is counted, never bytes in use or seconds, so that every machine stops it at
// the same place: instructions by a hook, the work inside single steps of Lua by the length of what they make. Only when
// the whole Lua state has no memory left does history matter; that ends the match.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>

#include <lua.hpp>

namespace soulstack::scripting {

// For one stretch: what an effect does in all, one condition or value, one file.
struct Allowance {
  int ticks = 0;           // of `instructions_a_tick`
  std::int64_t steps = 0;  // inside library functions and allocations, which run no instructions
  std::size_t text = 4'096;  // the longest text that is made, in bytes
};
inline constexpr int instructions_a_tick = 1'000;
inline constexpr Allowance for_effect{200, 100'000};
inline constexpr Allowance for_query{20, 10'000};
inline constexpr Allowance for_file{100, 100'000};
inline constexpr Allowance for_scenario{5'000, 10'000'000, 64 * 1024};

inline constexpr std::size_t most_keys = 2'048;            // of a table that it fills
inline constexpr std::size_t largest_block = 1024 * 1024;  // that a list or the calls within each other grow to
inline constexpr int deepest_calls = 200;                  // of functions within each other
inline constexpr int most_arguments = 200;                 // that a function takes through `...`

// Why the last block of memory was refused.
enum class Shortage : std::uint8_t { none, steps, text, table, memory };

class Budget {
 public:
  Budget();
  Budget(const Budget&) = delete;
  Budget& operator=(const Budget&) = delete;

  // A Lua state whose memory is counted here; it must not outlive the budget.
  lua_State* new_state();
  static Budget& of(lua_State* L);

  // A stretch begins: the hook is set, and so much is left.
  void begin(lua_State* L, Allowance left);
  Allowance left() const { return left_; }
  // Steps inside a library function; raises a Lua error if there are not so many left.
  void spend(lua_State* L, std::int64_t steps);

  // While it lives a script runs: blocks are bounded, and whoever runs it catches what fails. What was left before is left
  // again afterwards.
  class Guard {
   public:
    explicit Guard(Budget& budget) : budget_(budget), left_(budget.left_), outer_(budget.guarded_) {
      budget_.guarded_ = true;
    }
    ~Guard() {
      budget_.guarded_ = outer_;
      budget_.left_ = left_;
    }
    Guard(const Guard&) = delete;
    Guard& operator=(const Guard&) = delete;

   private:
    Budget& budget_;
    const Allowance left_;
    const bool outer_;
  };

  // Why a script failed with LUA_ERRMEM, as a sentence.
  const char* why_short() const;
  // There was no memory to be had, in a script or around it: this Lua state is not to be used any more.
  bool exhausted() const { return exhausted_; }
  std::size_t used() const { return used_; }

  // For tests: after so many more blocks there is no memory any more. None: as much as the machine has.
  void fail_after(std::int64_t blocks) { blocks_to_failure_ = blocks; }
  static constexpr std::int64_t never = -1;
  std::int64_t blocks() const { return blocks_; }  // that were given so far

 private:
  static void* allocate(void* user, void* block, std::size_t old_size, std::size_t new_size);
  static void tick(lua_State* L, lua_Debug* at);
  void* give(void* block, std::size_t old_size, std::size_t new_size, std::size_t kind);
  bool refuses(bool is_new, std::size_t kind, std::size_t size);
  bool is_out_of_memory(std::size_t more);
  bool refuse(Shortage why) {
    shortage_ = why;
    return true;
  }

  Allowance left_{0, std::numeric_limits<std::int64_t>::max()};
  bool guarded_ = false;
  bool exhausted_ = false;
  Shortage shortage_ = Shortage::none;
  std::size_t used_ = 0;
  std::int64_t blocks_ = 0;
  std::int64_t blocks_to_failure_ = never;
  std::unique_ptr<std::byte[]> reserve_;  // for what is not guarded, when the machine has no more
};

}  // namespace soulstack::scripting
