// The work of scripts from one decision to the next, by card.
#include "scripting/work.h"

#include <utility>

namespace soulstack::scripting {

namespace {

std::size_t place_of(CardDefId card) { return card.known() ? card.value + std::size_t{1} : 0; }

}  // namespace

Work::Done& Work::of(CardDefId card) {
  const std::size_t at = place_of(card);
  if (at >= done_.size()) done_.resize(at + 1);
  Done& done = done_[at];
  if (done.stretch != stretch_) done = {stretch_, 0, false};
  return done;
}

std::uint32_t Work::done_by(CardDefId card) const {
  const std::size_t at = place_of(card);
  return at < done_.size() && done_[at].stretch == stretch_ ? done_[at].ticks : 0;
}

void Work::note(Table& t, CardDefId card, std::uint32_t ticks) {
  if (t.script_work == 0) ++stretch_;
  t.script_work += ticks;
  of(card).ticks += ticks;
}

bool Work::is_news(const Table& t, AbilityId ability) { return !std::exchange(of(t.content[ability].card).told, true); }

}  // namespace soulstack::scripting
