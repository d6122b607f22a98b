// The reference: all entries, and looking them up.
#include "scripting/reference/reference.h"

#include <algorithm>

#include "scripting/findings/suggest.h"
#include "scripting/loader/library.h"
#include "scripting/reference/examples.h"
#include "scripting/reference/reference_rows.h"

namespace soulstack::scripting {

namespace {

using Found = std::vector<const ReferenceEntry*>;

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
  return best;
}

}  // namespace

Reference::Reference(const Library& library) {
  for (const auto add : {add_forms, add_verbs, add_set_words, add_set_keywords, add_set_constants, add_events,
                         add_nouns, add_properties, add_parameters, add_fields, add_words, add_rules, add_scenarios})
    add(library, entries_);
  const Examples examples(library);
  for (ReferenceEntry& entry : entries_)
    entry.example = examples.of(entry);
}

Found Reference::named(std::string_view name, std::string_view category) const {
  Found found;
  for (const ReferenceEntry& entry : entries_)
    if (entry.category.starts_with(category) && is_named(entry, name))
      found.push_back(&entry);
  return found;
}

Found Reference::of_category(std::string_view category) const {
  Found found;
  for (const ReferenceEntry& entry : entries_)
    if (entry.category == category)
      found.push_back(&entry);
  return found;
}

Found Reference::owned_by(std::string_view owner, std::string_view category) const {
  Found found;
  for (const ReferenceEntry& entry : entries_)
    if (entry.category.starts_with(category) && belongs_to(entry, owner))
      found.push_back(&entry);
  return found;
}

Found Reference::search(std::string_view words) const {
  const std::vector<std::string> wanted = words_of(words);
  std::vector<std::pair<int, const ReferenceEntry*>> fits;
  for (const ReferenceEntry& entry : entries_) {
    int sum = wanted.empty() ? 0 : 1;
    for (const std::string& word : wanted) {
      const int one = fit(entry, word);
      sum = one == 0 || sum == 0 ? 0 : sum + one;
    }
    if (sum != 0)
      fits.emplace_back(sum, &entry);
  }
  std::stable_sort(fits.begin(), fits.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  Found found;
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
