// The vocabulary of a content: all words that its files may use, by name and by value. Built from the rows of words,
// verbs, properties and events, from the names of decks, and from the words of the sets that these files see.
#pragma once

#include <deque>
#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "engine/model/forward.h"
#include "scripting/registry/registry.h"
#include "scripting/registry/set_constant.h"
#include "scripting/registry/set_keyword.h"
#include "scripting/registry/set_word.h"
#include "scripting/registry/words.h"

namespace soulstack::scripting {

inline constexpr std::string_view rule_of_set_stats = "10.1.11";

struct WordInfo {
  std::string_view name;
  Category category = Category::constant;
  Value value;  // none for verbs, the functions of Lua, and tables
  std::string_view rule;
  std::string_view sentence;
  const VerbRow* verb = nullptr;  // of a verb, and of a word of a set
  const SetWord* own = nullptr;   // of a word of a set
  std::string_view phrases{};     // how a card's text names it: scripting/wording/card_wording.h
};

class Vocabulary {
 public:
  Vocabulary();
  Vocabulary(const Vocabulary&) = delete;
  Vocabulary& operator=(const Vocabulary&) = delete;

  // Decks are known after the ruleset is read.
  void name_decks(std::span<const DeckDef> decks);

  // Kinds of counters that sets add: poison_counter.
  void name_counters(std::span<const std::string> names);

  // Events that sets declare.
  void name_events(std::span<const SetEventDef> events);
  // What an event of a set happens to, by its place in Content::events.
  SetEventDef::Of happens_to(std::uint8_t event) const { return happens_to_.at(event); }

  // Stats that sets declare: properties, and fields of `always` and of cards.
  void name_stats(std::span<const SetStatDef> stats);
  StatId find_stat(std::string_view name) const;  // a stat of a set; unknown if there is none
  const std::vector<std::string>& stats() const { return stats_; }
  // All properties: those of the rules, and the stats of sets.
  std::span<const PropertyRow> all_properties() const { return property_rows_; }

  // A constant of a set, under its name.
  void add_constant(const SetConstant& constant);

  // A word of a set, under its name. It must stay where it is.
  void add_word(const SetWord& word);
  // A name that words of two sets have, so that it means neither of them.
  void add_ambiguous(std::string_view name, const SetWord& one, const SetWord& other);
  // The name of a word of a set whose file has errors: files may name it, but can't be used until it is correct.
  void add_broken(const std::string& name) { broken_.insert(name); }
  bool is_broken(std::string_view name) const { return broken_.contains(name); }

  // A keyword of a set, under its name; the same for keywords.
  void add_keyword(const SetKeyword& keyword);
  const SetKeyword* find_keyword(std::string_view name) const;  // null if there is none, or two
  struct AmbiguousKeyword {
    const SetKeyword* one = nullptr;
    const SetKeyword* other = nullptr;
  };
  const AmbiguousKeyword* find_ambiguous_keyword(std::string_view name) const;
  const std::vector<const SetKeyword*>& keywords() const { return keywords_; }

  const WordInfo* find(std::string_view name) const;  // null if there is no such word
  const VerbRow* find_verb(std::string_view name) const;
  // The two words of sets that have this name; null if it is not ambiguous.
  struct Ambiguous {
    const SetWord* one = nullptr;
    const SetWord* other = nullptr;
  };
  const Ambiguous* find_ambiguous(std::string_view name) const;
  std::string_view name_of(Value value) const;  // empty if no word has that value
  const std::deque<WordInfo>& words() const { return words_; }

  bool is_property(std::string_view name) const { return properties_.contains(name); }
  const std::vector<std::string_view>& properties() const { return property_names_; }
  const std::deque<std::string>& decks() const { return decks_; }
  // The deck that a deck of sets plays as (rule 3.7.1); any other name is returned unchanged.
  std::string_view type_of(std::string_view deck) const;

 private:
  void add(const WordInfo& word);
  void add_property(std::string_view name);

  std::deque<WordInfo> words_;
  std::deque<std::string> decks_;                                 // by DeckId
  std::unordered_map<std::string_view, std::string_view> types_;  // of decks of sets
  std::deque<std::string> counters_;                              // the words and the sentences of added kinds
  std::deque<std::string> constants_;                             // of constants, the same
  std::deque<std::string> events_;                                // of events of sets, the same
  std::vector<SetEventDef::Of> happens_to_;                       // of events of sets
  std::vector<std::string> stats_;                                // of sets
  std::vector<std::string> stat_sentences_;
  std::vector<PropertyRow> property_rows_;
  std::unordered_map<std::string_view, const WordInfo*> by_name_;
  std::unordered_map<std::uint32_t, const WordInfo*> by_value_;
  std::unordered_map<std::string_view, Ambiguous> ambiguous_;
  std::set<std::string, std::less<>> broken_;  // words of sets
  std::vector<const SetKeyword*> keywords_;
  std::unordered_map<std::string_view, AmbiguousKeyword> ambiguous_keywords_;
  std::unordered_set<std::string_view> properties_;  // of handles and readable tables
  std::vector<std::string_view> property_names_;     // the same, sorted
};

}  // namespace soulstack::scripting
