// The work between two decisions, by card.
#include "engine/table/workload.h"

#include <algorithm>
#include <utility>

#include "engine/model/content.h"

namespace soulstack {

namespace {

constexpr std::size_t engine_place = 0, rules_place = 1, first_card = 2;

}  // namespace

std::size_t Work::place_of(AbilityId ability) const {
  if (!ability.known())
    return engine_place;
  const CardDefId card = content_[ability].card;
  return card.known() ? first_card + card.value : rules_place;
}

Work::Done& Work::of(AbilityId ability) {
  if (by_card_.empty())
    by_card_.resize(first_card + content_.cards.size());
  return by_card_[place_of(ability)];
}

void Work::note(std::uint64_t units) { of(blamed_).units += units; }

bool Work::has_done_too_much(AbilityId ability) {
  const std::size_t place = place_of(ability);
  if (place == engine_place)
    return false;
  Done& done = of(ability);
  if (done.is_left_out)
    return true;
  if (done.units < little_work)
    return false;
  left_out_.push_back(ability);
  return done.is_left_out = true;
}

void Work::count(AbilityId ability) { of(ability).is_counted = true; }

std::vector<AbilityId> Work::take_left_out() {
  std::vector<AbilityId> uncounted;
  for (const AbilityId id : left_out_)
    if (!std::exchange(of(id).is_counted, true))
      uncounted.push_back(id);
  return uncounted;
}

// After plenty of work, a new effect may use only the rest of little_work, or the minimum that any normal card needs.
int Work::ticks_left(AbilityId ability, int wanted) const {
  constexpr std::uint64_t least = 10;
  if (done_ < plenty_of_work)
    return wanted;
  const std::uint64_t done = by_card_.empty() ? 0 : by_card_[place_of(ability)].units;
  const std::uint64_t left = done < little_work ? little_work - done : 0;
  return std::min(wanted, static_cast<int>(std::max(left / work_of::tick, least)));
}

std::string Work::worst() const {
  if (by_card_.size() <= rules_place)
    return {};
  const auto less = [](const Done& a, const Done& b) { return a.units < b.units; };
  const auto worst = std::max_element(by_card_.begin() + rules_place, by_card_.end(), less);
  if (worst->units == 0)
    return {};
  const auto place = static_cast<std::size_t>(worst - by_card_.begin());
  return place == rules_place ? "the rules" : content_.cards[place - first_card].name;
}

void Work::forget() {
  by_card_.clear();
  left_out_.clear();
}

}  // namespace soulstack
