// Groups the faults of many games by cause.
#include "tools/fuzzing/fuzz_findings.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/game/game.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t sightings_kept = 6;

void keep(FoundFault& finding, Sighting sighting) {
  const auto sooner = [](const Sighting& a, const Sighting& b) {
    return std::pair(a.noticed.answers.size(), a.game) < std::pair(b.noticed.answers.size(), b.game);
  };
  std::vector<Sighting>& kept = finding.soonest;
  kept.insert(std::upper_bound(kept.begin(), kept.end(), sighting, sooner), std::move(sighting));
  if (kept.size() > sightings_kept)
    kept.pop_back();
}

std::vector<std::string> cards_of(const FoundFault& finding) { return scripting::cards_of_loop(finding.fault().cause); }

bool has(const std::vector<std::string>& cards, const std::string& card) {
  return std::binary_search(cards.begin(), cards.end(), card);
}

// The card in the most loops; among equals the first by ID.
std::string most_usual_card(const std::vector<FoundFault>& loops) {
  std::map<std::string, std::uint64_t> games;
  for (const FoundFault& loop : loops)
    for (const std::string& card : cards_of(loop))
      games[card] += loop.times;
  return std::max_element(games.begin(), games.end(), [](const auto& a, const auto& b) { return a.second < b.second; })
      ->first;
}

std::vector<std::string> common_cards(std::vector<FoundFault>::const_iterator begin,
                                      std::vector<FoundFault>::const_iterator end) {
  std::vector<std::string> common = cards_of(*begin);
  for (auto loop = begin + 1; loop != end; ++loop)
    std::erase_if(common, [cards = cards_of(*loop)](const std::string& card) { return !has(cards, card); });
  return common;
}

// The cards that they have in common are the cause.
FoundFault joined(std::vector<FoundFault>::iterator begin, std::vector<FoundFault>::iterator end) {
  const std::string cause = scripting::cause_of_loop(common_cards(begin, end));
  FoundFault all;
  all.first = begin->first;
  all.loops = static_cast<std::uint64_t>(end - begin);
  for (auto loop = begin; loop != end; ++loop) {
    all.first = std::min(all.first, loop->first);
    all.times += loop->times;
    for (Sighting& sighting : loop->soonest) {
      sighting.noticed.fault.cause = cause;
      keep(all, std::move(sighting));
    }
  }
  return all;
}

// A card that loops by itself also makes other cards resolve, different ones in each game. So the card in the most
// games explains all its loops, then the next card explains the remaining ones.
std::vector<FoundFault> joined_by_card(std::vector<FoundFault> loops) {
  std::vector<FoundFault> all;
  while (!loops.empty()) {
    const std::string card = most_usual_card(loops);
    const auto with = std::stable_partition(loops.begin(), loops.end(),
                                            [&](const FoundFault& loop) { return !has(cards_of(loop), card); });
    all.push_back(joined(with, loops.end()));
    loops.erase(with, loops.end());
  }
  return all;
}

}  // namespace

void Findings::add(Sighting sighting) {
  FoundFault& finding = found_[sighting.noticed.fault.cause];
  finding.first = finding.times++ == 0 ? sighting.game : std::min(finding.first, sighting.game);
  keep(finding, std::move(sighting));
}

std::vector<FoundFault> Findings::take() {
  std::vector<FoundFault> all, loops;
  for (auto& [cause, finding] : found_)
    (cards_of(finding).empty() ? all : loops).push_back(std::move(finding));
  found_.clear();
  std::ranges::move(joined_by_card(std::move(loops)), std::back_inserter(all));
  std::stable_sort(all.begin(), all.end(), [](const FoundFault& a, const FoundFault& b) { return a.first < b.first; });
  return all;
}

}  // namespace soulstack::tools
