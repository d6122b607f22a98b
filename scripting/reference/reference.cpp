// The reference: all entries, and looking them up.
#include "scripting/reference/reference.h"

#include <algorithm>
#include <iterator>

#include "scripting/findings/suggest.h"
#include "scripting/loader/library.h"
#include "scripting/reference/examples.h"
#include "scripting/reference/phrases.h"
#include "scripting/reference/reference_rows.h"

namespace soulstack::scripting {

namespace {

using Entries = std::vector<const ReferenceEntry*>;

// "when.combat": the form is one of those that have the field.
bool belongs_to(const ReferenceEntry& entry, std::string_view owner) {
  if (entry.owner == owner)
    return true;
  const bool is_of_forms = entry.category != "property" && entry.category != "verb" && entry.category != "set word" &&
                           entry.category != "set keyword";
  return is_of_forms && !entry.owner.empty() &&
         std::find(entry.where.begin(), entry.where.end(), owner) != entry.where.end();
}

bool is_named(const ReferenceEntry& entry, std::string_view name) {
  if (entry.name == name)
    return true;
  const std::size_t dot = name.find_last_of(".:");
  return dot != std::string_view::npos && entry.name == name.substr(dot + 1) && belongs_to(entry, name.substr(0, dot));
}

std::string lower(std::string_view text) {
  std::string all(text);
  for (char& c : all)
    if (c >= 'A' && c <= 'Z')
      c = static_cast<char>(c - 'A' + 'a');
  return all;
}

bool is_part_of_word(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  bool open = false;
  for (const char c : lower(text)) {
    if (is_part_of_word(c) && !open)
      words.emplace_back();
    open = is_part_of_word(c);
    if (open)
      words.back() += c;
  }
  return words;
}

// "a, b" for "a; b"
std::vector<std::string> phrases_in(std::string_view row) {
  std::vector<std::string> all;
  for (std::size_t at = 0; at < row.size();) {
    const std::size_t end = std::min(row.find(';', at), row.size());
    all.emplace_back(row.substr(at, end - at));
    at = std::min(row.find_first_not_of(' ', end + 1), row.size());
  }
  return all;
}

void add_phrases(std::vector<ReferenceEntry>& entries) {
  for (const PhrasesRow& row : phrases_rows())
    for (ReferenceEntry& entry : entries)
      if (entry.category == row.category && is_named(entry, row.name))
        entry.phrases = phrases_in(row.phrases);
}

// "charges" is as good as "charge".
bool same_word(std::string_view a, std::string_view b) {
  const auto without_s = [](std::string_view word) {
    return word.size() > 3 && word.ends_with('s') ? word.substr(0, word.size() - 1) : word;
  };
  return without_s(a) == without_s(b);
}

bool is_little(const std::string& word) {
  static constexpr std::string_view little[] = {"a", "an", "the", "is", "are", "of", "to", "my", "your", "for", "with"};
  return std::find(std::begin(little), std::end(little), word) != std::end(little);
}

// Unless there is nothing else.
std::vector<std::string> without_little_words(const std::vector<std::string>& words) {
  std::vector<std::string> rest;
  std::copy_if(words.begin(), words.end(), std::back_inserter(rest), [](const auto& word) { return !is_little(word); });
  return rest.empty() ? words : rest;
}

// How well a whole query fits one phrase: the same words, or some of its words. 0: not at all.
int fit_of_phrase(const std::string& phrase, const std::vector<std::string>& wanted) {
  const std::vector<std::string> words = without_little_words(words_of(phrase));
  const auto has = [&](const std::string& word) {
    return std::any_of(words.begin(), words.end(), [&](const std::string& one) { return same_word(one, word); });
  };
  if (!std::all_of(wanted.begin(), wanted.end(), has))
    return 0;
  constexpr int whole = 100, part = 3;  // a name that is the word of the query is better than a part of a phrase
  return words.size() == wanted.size() ? whole : part;
}

// How well one word of a query fits: its whole name, a word of its name, the beginning of one, a word of its sentence.
// 0: not at all.
int fit(const ReferenceEntry& entry, const std::string& word) {
  if (entry.name == word)
    return 5;
  int best = 0;
  for (const std::string& part : words_of(entry.name))
    best = std::max(best, part == word ? 4 : part.starts_with(word) ? 3 : 0);
  for (const std::string& part : words_of(entry.sentence))
    best = std::max(best, part == word ? 2 : word.size() > 2 && part.starts_with(word) ? 1 : 0);
  for (const std::string& phrase : entry.phrases)
    for (const std::string& part : words_of(phrase))
      best = std::max(best, same_word(part, word) ? 1 : 0);
  return best;
}

// How well a query fits: as a phrase, or word by word. 0: not at all.
int fit(const ReferenceEntry& entry, const std::vector<std::string>& wanted) {
  int sum = wanted.empty() ? 0 : 1;
  for (const std::string& word : wanted) {
    const int one = fit(entry, word);
    sum = one == 0 || sum == 0 ? 0 : sum + one;
  }
  for (const std::string& phrase : entry.phrases)
    sum = std::max(sum, wanted.empty() ? 0 : fit_of_phrase(phrase, wanted));
  return sum;
}

}  // namespace

Reference::Reference(const Library& library) {
  for (const auto add : {add_forms, add_verbs, add_set_words, add_set_keywords, add_set_constants, add_events,
                         add_nouns, add_properties, add_parameters, add_fields, add_words, add_rules, add_scenarios})
    add(library, entries_);
  add_phrases(entries_);
  const Examples examples(library);
  for (ReferenceEntry& entry : entries_)
    entry.example = examples.of(entry);
}

Entries Reference::named(std::string_view name, std::string_view category) const {
  Entries found;
  for (const ReferenceEntry& entry : entries_)
    if (entry.category.starts_with(category) && is_named(entry, name))
      found.push_back(&entry);
  return found;
}

Entries Reference::of_category(std::string_view category) const {
  Entries found;
  for (const ReferenceEntry& entry : entries_)
    if (entry.category == category)
      found.push_back(&entry);
  return found;
}

Entries Reference::owned_by(std::string_view owner, std::string_view category) const {
  Entries found;
  for (const ReferenceEntry& entry : entries_)
    if (entry.category.starts_with(category) && belongs_to(entry, owner))
      found.push_back(&entry);
  return found;
}

Entries Reference::search(std::string_view words) const {
  const std::vector<std::string> wanted = without_little_words(words_of(words));
  std::vector<std::pair<int, const ReferenceEntry*>> fits;
  for (const ReferenceEntry& entry : entries_)
    if (const int sum = fit(entry, wanted); sum != 0)
      fits.emplace_back(sum, &entry);
  std::stable_sort(fits.begin(), fits.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  Entries found;
  for (const auto& one : fits)
    found.push_back(one.second);
  return found;
}

std::vector<std::string> Reference::nearest(std::string_view name) const {
  constexpr std::size_t most = 5;
  std::vector<std::pair<int, std::string>> near;
  for (const ReferenceEntry& entry : entries_) {
    Nearest one(name);
    one.offer(entry.name);
    if (!one.word().empty())
      near.emplace_back(edit_distance(name, entry.name), entry.name);
  }
  std::sort(near.begin(), near.end());
  near.erase(std::unique(near.begin(), near.end()), near.end());
  std::vector<std::string> names;
  for (std::size_t i = 0; i < std::min(most, near.size()); ++i)
    names.push_back(near[i].second);
  return names;
}

}  // namespace soulstack::scripting
