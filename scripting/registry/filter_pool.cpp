// Nouns with their conditions, each stored once.
#include "scripting/registry/filter_pool.h"

#include <algorithm>

#include "scripting/registry/words.h"

namespace soulstack::scripting {

namespace {

// A linear search is faster than hashing for so few.
template <class Filters>
FilterId find(const Filters& filters, const Filter& filter, std::uint16_t first) {
  const auto found = std::find(filters.begin(), filters.end(), filter);
  if (found == filters.end())
    return {};
  return FilterId{static_cast<std::uint16_t>(first + (found - filters.begin()))};
}

template <class Filters>
FilterId add(Filters& filters, const Filter& filter, std::uint16_t first, std::size_t most) {
  if (filters.size() >= most)
    return {};
  filters.push_back(filter);
  return FilterId{static_cast<std::uint16_t>(first + filters.size() - 1)};
}

}  // namespace

FilterPool::FilterPool(std::vector<Filter>& printed) : printed_(printed) {
  printed_.clear();
  for (const NounRow& row : noun_rows()) {
    Filter& bare = printed_.emplace_back();
    bare.noun = row.noun;
    if (row.noun == Noun::number)
      bare.number = {1, 6};
  }
}

FilterId FilterPool::intern(Filter filter) {
  filter.is_plain = filter.is_usual = false;
  const bool is_plain = filter == Filter{.noun = filter.noun};
  filter.is_usual = filter == Filter{.noun = filter.noun,
                                     .attackable = filter.attackable,
                                     .charged = filter.charged,
                                     .other = filter.other,
                                     .yours = filter.yours,
                                     .of = filter.of};
  filter.is_plain = is_plain;
  if (const FilterId known = find(printed_, filter, 0); known.known())
    return known;
  if (!closed_)
    return add(printed_, filter, 0, first_at_run_time - 1);
  if (const FilterId known = find(at_run_time_, filter, first_at_run_time); known.known())
    return known;
  return add(at_run_time_, filter, first_at_run_time, most_at_run_time);
}

const Filter& FilterPool::operator[](FilterId id) const {
  static const Filter fits_nothing{.noun = Noun::any_of};
  if (id.value < first_at_run_time)
    return id.value < printed_.size() ? printed_[id.value] : fits_nothing;
  const std::size_t at = id.value - first_at_run_time;
  return at < at_run_time_.size() ? at_run_time_[at] : fits_nothing;
}

int FilterPool::named_in(const Filter& filter) const {
  const auto with = [this](FilterId id) { return 1 + named_in((*this)[id]); };
  int named = 0;
  for (const Who* const who : filter.refers_to())
    named += who->kind == WhoKind::filter ? with(who->filter) : 0;
  for (const FilterId part : filter.any_of)
    named += with(part);
  return named;
}

}  // namespace soulstack::scripting
