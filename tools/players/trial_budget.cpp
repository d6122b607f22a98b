// What bots that look ahead may do for an answer.
#include "tools/players/trial_budget.h"

#include <fmt/format.h>

namespace soulstack::tools {

thread_local std::optional<BotTimeLimit::Until> BotTimeLimit::now_;

BotTimeLimit::BotTimeLimit(std::optional<std::chrono::seconds> most, bool (*ends)()) : before_(now_) {
  if (most || ends != nullptr)
    now_ = Until{most, Clock::now() + most.value_or(std::chrono::seconds(0)), ends};
}

BotTimeLimit::~BotTimeLimit() { now_ = before_; }

bool BotTimeLimit::is_set() { return now_.has_value(); }

void BotTimeLimit::check() {
  if (now_ && now_->ends != nullptr && now_->ends())
    throw BotsTooSlow{{Exit::interrupted, "The program was asked to end"}};
  if (now_ && now_->most && Clock::now() >= now_->end)
    throw BotsTooSlow{
        {Exit::failed, fmt::format("The bots did not answer within {} s (--bot-seconds)", now_->most->count())}};
}

}  // namespace soulstack::tools
