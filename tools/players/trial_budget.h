// What bots that look ahead may do for an answer.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>

#include "tools/players/bot.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

// The positions that a bot may still try: each copy of a game and each answer in one counts. It is a count and not a
// time, so that a bot answers the same on each machine.
class TrialBudget {
 public:
  explicit TrialBudget(std::int64_t positions) : left_(positions) {}
  void spend() { --left_; }
  bool is_used_up() const { return left_ < 0; }

 private:
  std::int64_t left_;
};

// `greedy` (tools/players/bots.h) within the budget of another bot, which must outlive it.
std::unique_ptr<Bot> make_greedy_within(TrialBudget& budget, std::uint64_t seed);

// Thrown while a bot thinks, after the time of a BotTimeLimit. Its answer is then not known.
struct BotsTooSlow : Stop {};

// While one exists, bots of this thread that look ahead throw BotsTooSlow once this time is over. Ends a request; it
// never changes which answer a bot gives.
class BotTimeLimit {
 public:
  // None: no limit. `ends`: asked often; when it returns true, the time is over, too. Null: it is not asked.
  explicit BotTimeLimit(std::optional<std::chrono::seconds> most, bool (*ends)() = nullptr);
  ~BotTimeLimit();
  BotTimeLimit(const BotTimeLimit&) = delete;
  BotTimeLimit& operator=(const BotTimeLimit&) = delete;

  static bool is_set();
  static void check();

 private:
  using Clock = std::chrono::steady_clock;
  struct Until {
    std::optional<std::chrono::seconds> most;
    Clock::time_point end;
    bool (*ends)();
  };
  static thread_local std::optional<Until> now_;
  const std::optional<Until> before_;
};

}  // namespace soulstack::tools
