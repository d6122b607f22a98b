// What bots that look ahead may do for an answer.
#include "tools/players/trial_budget.h"

#include <fmt/format.h>

namespace soulstack::tools {

thread_local std::optional<BotTimeLimit::Until> BotTimeLimit::now_;

BotTimeLimit::BotTimeLimit(std::optional<std::chrono::seconds> most) : before_(now_) {
  if (most)
    now_ = Until{*most, Clock::now() + *most};
}

BotTimeLimit::~BotTimeLimit() { now_ = before_; }

bool BotTimeLimit::is_set() { return now_.has_value(); }

void BotTimeLimit::check() {
  if (now_ && Clock::now() >= now_->end)
    throw BotsTooSlow{
        {Exit::failed, fmt::format("The bots did not answer within {} s (--bot-seconds)", now_->most.count())}};
}

}  // namespace soulstack::tools
