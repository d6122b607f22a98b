// Pairs of cards.
#include "tools/fuzzing/pairs.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "engine/model/content.h"
#include "tools/support/random.h"

namespace soulstack::tools {

namespace {

constexpr int most_usual_seats = 4;

bool has_slots(const Content& content, DeckId deck) {
  return std::any_of(content.slot_types.begin(), content.slot_types.end(),
                     [&](const SlotTypeDef& type) { return type.deck == deck && type.count > 0; });
}

Spot spot_in_other_deck(const Content& content, const CardDef& d) {
  if (d.deck == content.bonus_deck)
    return content.rules[Number::bonus_souls] > 0 ? Spot::bonus_soul : Spot::nowhere;
  if (content.type_of(d.deck) == content.fixture_deck)
    return Spot::fixture;
  if (!content.decks[d.deck.value].drawn_from)
    return Spot::nowhere;
  return has_slots(content, d.deck) ? Spot::slot : Spot::top_of_deck;
}

// Rooms are left out by some rules (rule 2.5).
bool is_left_out(const Content& content, const CardDef& d) {
  return !d.deck.known() || d.copies <= 0 ||
         (content.room_slots.known() && d.deck == content.slot_types[content.room_slots.value].deck &&
          !content.has_rooms);
}

// An empty list excludes nothing.
template <class T>
bool has_either(const std::vector<T>& list, const T& a, const T& b) {
  return list.empty() || std::any_of(list.begin(), list.end(), [&](const T& one) { return one == a || one == b; });
}

bool is_chosen(const Content& content, const PairChoice& choice, CardPair pair) {
  return has_either(choice.sets, content[pair.first].set, content[pair.second].set) &&
         has_either(choice.cards, pair.first, pair.second);
}

std::pair<DeckId, DeckId> decks_of(const Content& content, CardPair pair) {
  return std::minmax({content[pair.first].deck, content[pair.second].deck});
}

}  // namespace

Spot spot_of(const Content& content, CardDefId card) {
  const CardDef& d = content[card];
  if (is_left_out(content, d))
    return Spot::nowhere;
  if (d.deck == content.character_deck)
    return content.rules.characters.empty() ? Spot::character : Spot::nowhere;
  if (d.type == content.treasure_deck || d.deck == content.starting_deck)
    return Spot::item;
  if (d.type == content.loot_deck)
    return d.has(Keyword::trinket) ? Spot::trinket : Spot::hand;
  if (d.type != content.monster_deck)
    return spot_in_other_deck(content, d);
  return d.has(Keyword::curse) ? Spot::curse : d.has_stats() ? Spot::monster : Spot::top_of_deck;
}

int most_seats(const Content& content, int players) {
  const auto characters = std::count_if(content.cards.begin(), content.cards.end(), [&](const CardDef& d) {
    return d.deck == content.character_deck && d.copies > 0 && d.min_players <= 1;
  });
  const int most = content.rules.characters.empty() ? std::min(static_cast<int>(characters), max_players) : max_players;
  // Rulesets with a shared win have two players (rule 21.3).
  const int wished = players > 0 ? players : content.rules.is(Way::winning_together) ? 2 : most_usual_seats;
  return std::max(std::min(wished, most), 1);
}

bool can_meet(const Content& content, CardPair pair, int players) {
  const int seats = most_seats(content, players);
  const auto has_place = [&](CardDefId card) {
    return spot_of(content, card) != Spot::nowhere && content[card].min_players <= seats;
  };
  const bool two_characters =
      spot_of(content, pair.first) == Spot::character && spot_of(content, pair.second) == Spot::character;
  return has_place(pair.first) && has_place(pair.second) && (!two_characters || seats > 1);
}

std::vector<CardPair> pairs_of(const std::vector<const Content*>& rulesets, const PairChoice& choice, int players) {
  const Content& content = *rulesets.front();
  std::vector<CardPair> pairs;
  for (std::uint16_t i = 0; i < content.cards.size(); ++i)
    for (auto j = static_cast<std::uint16_t>(content.cards[i].copies > 1 ? i : i + 1); j < content.cards.size(); ++j) {
      const CardPair pair{CardDefId{i}, CardDefId{j}};
      if (is_chosen(content, choice, pair) &&
          std::any_of(rulesets.begin(), rulesets.end(), [&](const Content* c) { return can_meet(*c, pair, players); }))
        pairs.push_back(pair);
    }
  return pairs;
}

void shuffle(std::vector<CardPair>& pairs, std::uint64_t seed) {
  Dice dice(mixed(seed ^ golden));
  for (std::size_t i = pairs.size(); i > 1; --i)
    std::swap(pairs[i - 1], pairs[static_cast<std::size_t>(dice.below(static_cast<int>(i)))]);
}

std::string name_of(const Content& content, CardPair pair) {
  return fmt::format("{} + {}", content[pair.first].id, content[pair.second].id);
}

void PairCounts::add(std::uint8_t marks) {
  ++pairs;
  played += (marks & pair_mark::played) != 0;
  in_play += (marks & pair_mark::in_play) != 0;
  used += (marks & pair_mark::used) != 0;
}

std::vector<PairsOfDecks> counted(const Content& content, const std::vector<CardPair>& pairs,
                                  const std::vector<std::uint8_t>& marks) {
  std::map<std::pair<DeckId, DeckId>, PairCounts> counts;
  for (std::size_t i = 0; i < pairs.size(); ++i)
    counts[decks_of(content, pairs[i])].add(marks[i]);
  std::vector<PairsOfDecks> all;
  for (const auto& [decks, of] : counts)
    all.push_back({decks.first, decks.second, of});
  return all;
}

PairCounts sum_of(const std::vector<PairsOfDecks>& decks) {
  PairCounts sum;
  for (const PairsOfDecks& of : decks) {
    sum.pairs += of.counts.pairs;
    sum.played += of.counts.played;
    sum.in_play += of.counts.in_play;
    sum.used += of.counts.used;
  }
  return sum;
}

std::vector<CardUse> uses_of(const std::vector<CardPair>& pairs, const std::vector<std::uint8_t>& marks) {
  std::map<CardDefId, CardUse> uses;
  const auto add = [&](CardDefId card, bool used) {
    CardUse& use = uses[card];
    use.card = card;
    ++use.played;
    use.used += used;
  };
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    if ((marks[i] & pair_mark::played) == 0)
      continue;
    add(pairs[i].first, (marks[i] & pair_mark::first_used) != 0);
    if (pairs[i].second != pairs[i].first)
      add(pairs[i].second, (marks[i] & pair_mark::second_used) != 0);
  }
  std::vector<CardUse> all;
  for (const auto& [card, use] : uses)
    all.push_back(use);
  std::stable_sort(all.begin(), all.end(),
                   [](const CardUse& a, const CardUse& b) { return a.used * b.played < b.used * a.played; });
  return all;
}

}  // namespace soulstack::tools
