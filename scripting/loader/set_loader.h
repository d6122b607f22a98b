// Finds the files of sets and loads them in a fixed order: set.lua, words and keywords, the ruleset, then the cards.
#pragma once

#include <deque>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "scripting/loader/library_data.h"
#include "scripting/loader/rules_loader.h"

namespace soulstack::scripting {

// After this many findings, no more files are read.
inline constexpr std::size_t most_findings = 1'000;

// By its full id, while cards are loaded; unknown if it is not loaded yet.
CardDefId find_exactly(const Content& content, const std::string& id);

class SetLoader {
 public:
  SetLoader(LibraryData& library, std::vector<Finding>& findings) : library_(library), findings_(findings) {}

  void load(const LoadOptions& options);
  // The outlines of all rulesets of the sets, by set and name; nothing else is loaded.
  std::vector<RulesSummary> look_at_all(const std::vector<std::filesystem::path>& sets);

  // The cards, words and keywords with errors, by file.
  const std::map<std::string, std::string>& broken() const { return broken_; }
  // Would everything load without these files? References to cards are checked only if no card is broken, or if broken
  // cards are refused.
  bool only_cards_are_broken() const;

 private:
  struct RulesFile {
    std::string name;
    std::string file;
    std::string set;
    Source source;  // null: it can't be read
  };
  using Chain = std::vector<RulesFile>;  // each extends the one before it
  struct CardFile {
    const std::filesystem::path* path = nullptr;
    std::string file;  // the path, as findings write it
    std::string name;  // without folder and ending
  };
  void load_all(const LoadOptions& options);
  bool are_sets_known() const;
  void load_set_file(const std::filesystem::path& folder, const std::string& wanted_by = {});
  void load_required(const std::vector<std::filesystem::path>& cards_folders);
  bool has_set(const std::string& id) const;
  void list_rules();
  void take_tags();
  void take_counters();
  void take_events();
  void take_stats();
  void take_stat(const SetDef& set, const WrittenStat& written, Report& report);
  void load_constants();
  void load_constants_of(SetDef& set);
  void take_event(const SetDef& set, const WrittenEvent& written, Report& report);
  void load_words();     // scripting/loader/word_loader.cpp
  void load_keywords();  // scripting/loader/keyword_loader.cpp
  void import_keywords(const SetDef& set);
  void load_keyword(SetDef& set, const CardFile& file);
  void read_keyword_file(SetDef& set, const CardFile& file, SetKeyword& keyword, Report& report);
  void check_keyword(SetKeyword& keyword, Report& report);
  void give_keywords_of_counters();
  void take_over_keywords(CardDefId from, CardDefId to);
  void read_keywords(const Reader& card, Report& report);
  void take_acceptances(Reader& reader);
  bool load_rules(const std::string& names);
  bool join(Chain chain, std::vector<RulesFile>& all);
  Chain find_chain(std::string name);
  static std::string circle(const Chain& chain, const std::string& name);
  std::optional<RulesFile> find_rules(const std::string& name, const std::string& wanted_by, int line);
  void report_unknown_rules(const std::string& name, const std::string& wanted_by, int line);
  const RulesOutline& look_at_rules(const RulesFile& file);
  void take_decks(const std::vector<RulesFile>& files);
  // Decks of sets (scripting/loader/deck_loader.cpp).
  void take_set_decks();
  void take_type_of_fixtures();
  void take_set_deck(const SetDef& set, const WrittenDeck& deck, Report& report);
  void take_set_slots();
  void take_slots_of_fixtures();
  void take_slots_of_fixtures(const DeckDef& deck, DeckId id);
  void take_slots_of(const SetDef& set, const WrittenSlots& slots, Report& report);
  void warn_of_empty_decks();
  void read_rules_file(const RulesFile& file);
  void name_rules(const std::vector<std::string>& names);
  void load_cards(SetDef& set);
  std::vector<std::filesystem::path> card_folders(const SetDef& set);
  const std::vector<CardFile>& card_files(const std::filesystem::path& folder);
  bool is_deck_of_other_rules(const std::string& name);
  void load_deck(SetDef& set, const std::filesystem::path& folder);
  void load_card(SetDef& set, const std::string& deck, const CardFile& file);
  void read_card_file(SetDef& set, const std::string& deck, const CardFile& file, CardDefId made_from, Report& report);

  // Cards that replace, change or are based on others (scripting/loader/override_loader.cpp).
  struct OtherCard {
    CardDefId card;
    bool must_wait = false;  // it is not loaded yet
  };
  struct WaitingCard {
    SetDef* set = nullptr;
    std::string deck;
    const CardFile* file = nullptr;
  };
  void find_overrides();
  void look_at_card(const SetDef& set, const std::string& deck, const CardFile& file);
  std::vector<Override> overrides_in(const SetDef& set, const std::string& deck, const CardFile& file);
  void read_overrides(Reader& reader, Override& all, std::vector<Override>& found);
  OtherCard other_card_of(const Override& maker, Report& report);
  void load_waiting_cards();
  void refuse_waiting_cards();
  void complete_starting_item(const std::string& card, CardDefId made_from, const CardDef& before,
                              const std::string& set);
  void name_absent_cards();
  bool check_left_out();

  bool leaves_out_file();
  void report_left_out();
  bool is_exhausted() const { return library_.interpreter.budget().exhausted(); }
  bool has_room_for_definitions();
  void check_references();
  void check_starting_item(const CardDef& card);

  LibraryData& library_;
  std::size_t files_read_ = 0;  // set.lua
  std::size_t files_left_out_ = 0;
  std::vector<Finding>& findings_;
  std::map<std::string, std::vector<CardFile>, ByParts> card_files_;  // by folder
  std::map<std::string, RulesOutline> outlines_;                      // by file
  std::unordered_map<std::string, std::string> cards_;                // the file of each card, by id
  std::map<std::string, std::string> broken_;  // the id of each card, word and keyword with errors, by file
  std::vector<std::string> unusable_;          // ids of cards that are broken or set aside
  Overrides overrides_;
  std::vector<WaitingCard> waiting_;  // made from cards that are not loaded yet
  bool reads_waiting_ = false;
  bool has_room_ = true;                                   // for all copies of all cards
  std::map<std::string, std::vector<std::string>> bases_;  // of each ruleset, by name
  std::deque<RulesModule> modules_;                        // bases first
  struct ListedRules {
    const std::filesystem::path* path = nullptr;
    std::string set;
  };
  std::map<std::string, ListedRules> rules_files_;    // of all sets, by name
  std::optional<std::set<std::string>> other_decks_;  // that any ruleset of these sets adds
};

}  // namespace soulstack::scripting
