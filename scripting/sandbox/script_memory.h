// The memory that all Lua states of this process may take together: those of sets, of their copies for other threads,
// of scenarios and of bots.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace soulstack::scripting {

inline constexpr std::size_t mebibyte = std::size_t{1} << 20;

class ScriptMemory {
 public:
  static constexpr std::size_t usual_limit = 512 * mebibyte;

  static ScriptMemory& of_process();

  // For Lua states that start or grow from now on. A limit below what is in use refuses all growth.
  void limit_to(std::size_t bytes) { limit_ = bytes; }
  std::size_t limit() const { return limit_; }
  std::size_t used() const { return used_; }  // bytes taken from the system

  // Counts memory before it is taken. Returns false, and counts nothing, if the limit would be exceeded.
  bool take(std::size_t bytes);
  // The same beyond the limit, for code that can't fail.
  void take_anyway(std::size_t bytes) { used_ += bytes; }
  void give_back(std::size_t bytes) { used_ -= bytes; }

  // The number of times that `take` returned false. Which script is refused depends on what other threads use at that
  // moment, so results of a run in which this number grows must not be used.
  std::uint64_t refusals() const { return refusals_; }

 private:
  std::atomic<std::size_t> limit_{usual_limit};
  std::atomic<std::size_t> used_{0};
  std::atomic<std::uint64_t> refusals_{0};
};

}  // namespace soulstack::scripting
