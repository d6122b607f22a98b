// The vocabulary of a content: all words that its files may use, by name and by value. Built from the rows of words,
// verbs, properties and events, and from the names of decks.
#pragma once

#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "scripting/registry/registry.h"
#include "scripting/registry/words.h"

namespace soulstack::scripting {

struct WordInfo {
  std::string_view name;
  Category category = Category::constant;
  Value value;  // none for verbs, the functions of Lua, and tables
  std::string_view rule;
  std::string_view sentence;
};

class Vocabulary {
 public:
  Vocabulary();
  Vocabulary(const Vocabulary&) = delete;
  Vocabulary& operator=(const Vocabulary&) = delete;

  // Decks are known after the ruleset is read.
  void name_decks(std::span<const DeckDef> decks);

  const WordInfo* find(std::string_view name) const;  // null if there is no such word
  std::string_view name_of(Value value) const;        // empty if no word has that value
  const std::deque<WordInfo>& words() const { return words_; }

  bool is_property(std::string_view name) const { return properties_.contains(name); }
  const std::vector<std::string_view>& properties() const { return property_names_; }
  const std::deque<std::string>& decks() const { return decks_; }

 private:
  void add(const WordInfo& word);
  void add_property(std::string_view name);

  std::deque<WordInfo> words_;
  std::deque<std::string> decks_;  // by DeckId
  std::unordered_map<std::string_view, const WordInfo*> by_name_;
  std::unordered_map<std::uint32_t, const WordInfo*> by_value_;
  std::unordered_set<std::string_view> properties_;  // of handles and readable tables
  std::vector<std::string_view> property_names_;     // the same, sorted
};

}  // namespace soulstack::scripting
