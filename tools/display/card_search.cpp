// Searches cards.
#include "tools/display/card_search.h"

#include <algorithm>
#include <functional>
#include <iterator>

#include "engine/model/content.h"
#include "engine/model/event_rows.h"
#include "engine/model/names.h"
#include "scripting/findings/suggest.h"
#include "scripting/registry/registry.h"
#include "scripting/sandbox/tokens.h"
#include "tools/display/card_likeness.h"
#include "tools/display/card_text.h"
#include "tools/support/atomic_file.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

// The words that begin with it, or else those that contain it. Stops if there is none.
std::set<std::string> words_like(const std::string& part, const std::vector<std::string_view>& known,
                                 std::string_view what) {
  std::set<std::string> begin, contain;
  scripting::Nearest nearest(part);
  for (const std::string_view word : known) {
    nearest.offer(word);
    if (word.starts_with(part))
      begin.emplace(word);
    if (word.find(part) != std::string_view::npos)
      contain.emplace(word);
  }
  if (contain.empty())
    throw Stop{Exit::usage,
               fmt::format("There is no {} `{}`{}", what, part,
                           nearest.word().empty() ? "" : fmt::format("; did you mean `{}`?", nearest.word()))};
  return begin.empty() ? contain : begin;
}

std::vector<std::string_view> verbs() {
  std::vector<std::string_view> names;
  for (const scripting::VerbRow& row : scripting::verb_rows())
    names.push_back(row.name);
  return names;
}

std::vector<std::string_view> events() {
  std::vector<std::string_view> names;
  for (const EventRow& row : event_rows)
    names.push_back(row.name);
  return names;
}

std::vector<std::string_view> deck_names(const Content& content) {
  std::vector<std::string_view> names;
  for (const DeckDef& deck : content.decks)
    names.push_back(deck.name);
  return names;
}

bool has_any(const std::set<std::string>& words, const std::set<std::string>& wanted) {
  return std::any_of(wanted.begin(), wanted.end(), [&](const std::string& word) { return words.contains(word); });
}

bool is_named(const CardDef& card, std::string_view query) {
  const std::string_view id = card.id;
  return contains_words(card.id, query) && (id.size() == query.size() || without_set(id).size() == query.size());
}

bool is_exact(const CardDef& card, std::string_view query) {
  return is_named(card, query) || (card.name.size() == query.size() && contains_words(card.name, query));
}

struct SortKey {
  std::string_view name;
  int (*value)(const Content&, const CardDef&);  // null: by name
  bool is_falling;                               // high values first
};
constexpr SortKey keys[] = {
    {"name", nullptr, false},
    {"deck", [](const Content&, const CardDef& c) { return static_cast<int>(c.deck.value); }, false},
    {"hp", [](const Content&, const CardDef& c) { return int{c.hp}; }, true},
    {"evasion", [](const Content&, const CardDef& c) { return int{c.evasion}; }, true},
    {"attack", [](const Content&, const CardDef& c) { return int{c.attack}; }, true},
    {"souls", [](const Content&, const CardDef& c) { return int{c.souls}; }, true},
    {"copies", [](const Content&, const CardDef& c) { return int{c.copies}; }, true},
    {"coins", [](const Content&, const CardDef& c) { return int{c.rewards.coins}; }, true},
    {"cost", [](const Content& content, const CardDef& c) { return coin_cost(content, c); }, true},
};

}  // namespace

bool contains_words(std::string_view text, std::string_view part) {
  return std::search(text.begin(), text.end(), part.begin(), part.end(),
                     [](char a, char b) { return lower(a) == lower(b); }) != text.end();
}

std::set<std::string> script_words(const CardDef& card) {
  std::set<std::string> words;
  const std::string source = text_or_nothing(card.file);
  for (const scripting::Token& token : scripting::tokens_of(source))
    if (token.kind == scripting::TokenKind::name)
      words.emplace(token.text);
  return words;
}

std::vector<CardDefId> search_cards(const Content& content, const CardQuery& query) {
  std::set<std::string> in_deck, wanted_verbs, wanted_events;
  if (!query.deck.empty())
    in_deck = words_like(query.deck, deck_names(content), "deck");
  if (!query.verb.empty())
    wanted_verbs = words_like(query.verb, verbs(), "verb");
  if (!query.event.empty())
    wanted_events = words_like(query.event, events(), "event");
  const bool exact = std::any_of(content.cards.begin(), content.cards.end(),
                                 [&](const CardDef& card) { return !query.any.empty() && is_exact(card, query.any); });
  std::vector<CardDefId> found;
  for (std::size_t i = 0; i < content.cards.size(); ++i) {
    const CardDef& card = content.cards[i];
    if (!in_deck.empty() && !in_deck.contains(content.decks[card.deck.value].name))
      continue;
    if (!query.text.empty() && !contains_words(printed_text(content, card), query.text))
      continue;
    const bool is_in_name = contains_words(card.name, query.any) || contains_words(card.id, query.any);
    const bool needs_words = !wanted_verbs.empty() || !wanted_events.empty() || !query.word.empty() ||
                             (!query.any.empty() && !exact && !is_in_name);
    const std::set<std::string> words = needs_words ? script_words(card) : std::set<std::string>();
    const bool has_any_word =
        is_in_name || contains_words(printed_text(content, card), query.any) || words.contains(query.any);
    if ((exact && !is_exact(card, query.any)) || (!exact && !query.any.empty() && !has_any_word) ||
        (!wanted_verbs.empty() && !has_any(words, wanted_verbs)) ||
        (!wanted_events.empty() && !has_any(words, wanted_events)) ||
        (!query.word.empty() && !words.contains(query.word)))
      continue;
    found.push_back(CardDefId{static_cast<std::uint16_t>(i)});
  }
  return found;
}

std::vector<std::string> sort_keys() {
  std::vector<std::string> names;
  for (const SortKey& key : keys)
    names.emplace_back(key.name);
  return names;
}

void sort_cards(const Content& content, const std::string& named, std::vector<CardDefId>& cards) {
  const auto* const key =
      std::find_if(std::begin(keys), std::end(keys), [&](const SortKey& k) { return k.name == named; });
  if (key == std::end(keys))
    return;
  std::stable_sort(cards.begin(), cards.end(), [&](CardDefId a, CardDefId b) {
    const CardDef &one = content[a], &other = content[b];
    const int first = key->value == nullptr ? 0 : key->value(content, one);
    const int second = key->value == nullptr ? 0 : key->value(content, other);
    return first != second ? (first < second) != key->is_falling : one.name < other.name;
  });
}

int coin_cost(const Content& content, const CardDef& card) {
  int lowest = -1;
  for (const AbilityId id : card.abilities)
    if (const int coins = content[id].activation().cost.coins; coins > 0 && (lowest < 0 || coins < lowest))
      lowest = coins;
  return lowest;
}

}  // namespace soulstack::tools
