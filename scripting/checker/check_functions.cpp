// Checks the functions of all files of a library.
#include "scripting/checker/check_functions.h"

#include <algorithm>
#include <set>
#include <sstream>
#include <utility>

#include "engine/model/names.h"
#include "scripting/checker/file_check.h"
#include "scripting/checker/file_walk.h"
#include "scripting/checker/filters.h"
#include "scripting/loader/known_findings.h"
#include "scripting/loader/library.h"
#include "scripting/sandbox/file_tree.h"
#include "scripting/source/files.h"

namespace soulstack::scripting {

namespace {

struct CheckedFile {
  Source source;
  std::string card;
};

// Cards and rulesets, each file once.
std::vector<CheckedFile> files_of(const Library& library) {
  std::vector<CheckedFile> all;
  std::set<std::string> seen;
  const auto add = [&](const std::string& file, const std::string& card) {
    if (const Source source = library.files().find(file); source && seen.insert(file).second)
      all.push_back({source, card});
  };
  for (const SetWord& word : library.set_words())
    add(word.file, word.id());
  for (const SetKeyword& keyword : library.set_keywords())
    add(keyword.is_broken ? "" : keyword.file, keyword.id());
  for (const RulesSummary& rules : library.rulesets())
    add(rules.file, "");
  for (const CardDef& card : library.content().cards)
    add(card.file, card.id);
  for (const Override& one : library.overrides())
    if (one.kind == OverrideKind::changes)
      add(one.file, one.card);
  return all;
}

// The comment with which `soulstack new card --text` marks a card whose text is not written yet.
void look_for_marks(const SourceFile& source, const std::string& card, std::vector<Finding>& findings) {
  constexpr std::string_view mark = "-- To do: ";
  Report report(findings, source.name());
  report.name_card(card);
  std::istringstream lines{source.text()};
  int number = 0;
  for (std::string line; std::getline(lines, line);)
    if (++number; line.starts_with(mark))
      report.warning(
          "to_do", number, "",
          "this is still to be done: " + ticked(line.substr(mark.size())) + "; remove the comment when it is");
}

// The folders of a set that have cards or rulesets.
bool may_have_cards(const std::filesystem::path& folder) {
  const std::string name = folder.filename().string();
  return !name.starts_with('.') && name != "scenarios" && name != "bots" && name != "art" && is_folder(folder);
}

// Does a file of these sets name it, other than its own? Also cards with errors and rulesets that are not in use.
bool is_named_in(const Library& library, std::string_view name, const std::string& own_file) {
  std::vector<Finding> ignored;
  for (const SetDef& set : library.sets())
    for (const std::filesystem::path& folder : paths_in(set.folder, ignored)) {
      if (!may_have_cards(folder))
        continue;
      for (const std::filesystem::path& file : paths_in(folder, ignored)) {
        Report report(ignored, file.generic_string());
        if (file.extension() != ".lua" || file.generic_string() == own_file)
          continue;
        const Source source = library.files().sources()->read(file, report);
        const auto names_it = [&](const Token& token) { return token.is(name); };
        if (source && std::any_of(source->tokens().begin(), source->tokens().end(), names_it))
          return true;
      }
    }
  return false;
}

// A set without cards has words and keywords for other sets.
void unused_words(const Library& library, const Usage& usage, const std::set<std::string>& done,
                  std::vector<Finding>& findings) {
  const std::vector<CardDef>& cards = library.content().cards;
  const auto has_cards = [&](const std::string& set) {
    return std::any_of(cards.begin(), cards.end(), [&](const CardDef& card) { return card.set == set; });
  };
  const auto warn = [&](const auto& unused, const std::string& message) {
    if (!has_cards(unused.set) || done.contains(unused.file) || is_named_in(library, unused.name, unused.file))
      return;
    Report report(findings, unused.file);
    report.name_card(unused.id());
    report.warning("unused_word", 0, "", message + ticked(unused.name));
  };
  for (const SetWord& word : library.set_words())
    if (!usage.words.contains(word.id()))
      warn(word, "no file uses the word ");
  std::set<std::string> used;
  for (const CardKeyword& one : library.card_keywords())
    used.insert(one.keyword->id());
  const std::vector<std::string>& counters = library.content().counters;  // they give their keywords (rule 20.1.7)
  for (const SetKeyword& keyword : library.set_keywords())
    if (!used.contains(keyword.id()) && std::find(counters.begin(), counters.end(), keyword.name) == counters.end())
      warn(keyword, "no card has the keyword ");
}

}  // namespace

void check_functions_in(const std::vector<std::filesystem::path>& folders, Sources& sources,
                        std::vector<Finding>& findings) {
  std::set<std::string> broken;
  for (const Finding& finding : findings)
    broken.insert(finding.file);
  std::vector<Finding> ignored;
  std::vector<std::filesystem::path> decks;
  for (const std::filesystem::path& folder : folders)
    for (const std::filesystem::path& deck : paths_in(folder, ignored))
      if (may_have_cards(deck))
        decks.push_back(deck);
  std::set<std::string> names;
  for (const std::filesystem::path& deck : decks)
    names.insert(deck.filename().string());
  names.erase("rules");
  names.erase("words");
  names.erase("keywords");
  std::vector<DeckDef> rows;
  for (const std::string& name : names)
    rows.push_back({name});
  Vocabulary words;
  words.name_decks(rows);
  for (const std::filesystem::path& deck : decks)
    for (const std::filesystem::path& file : paths_in(deck, ignored)) {
      const std::string name = file.generic_string();
      Report report(ignored, name);
      if (file.extension() == ".lua" && !broken.contains(name))
        if (const Source source = sources.read(file, report))
          check_functions_of(*source, "", words, nullptr, findings);
    }
}

void check_functions_of(const SourceFile& source, const std::string& card, const Vocabulary& words, const Usage* usage,
                        std::vector<Finding>& findings) {
  look_for_marks(source, card, findings);
  if (!source.tree())
    return;
  FileCheck check(source, card, words, findings);
  check_nouns(check, usage);
  walk_file(check, usage);
}

namespace {

std::uint64_t hash_of(const Usage& usage) {
  std::string all = std::to_string(usage.levels_others) + std::to_string(usage.counts_on_others) + " " +
                    std::to_string(usage.most_sides);
  for (const auto* names : {&usage.names, &usage.ids, &usage.words})
    for (const std::string& name : *names)
      all.append(1, '\n').append(name);
  return hash_of_text(all);
}

// Checks a file, or takes what an earlier check of the same text found.
class Again {
 public:
  Again(const Library& library, const Usage& usage, KnownFindings* known)
      : library_(library), usage_(usage), known_(known), hash_(known ? hash_of(usage) ^ hash_of_words(library) : 0) {}

  void check(const CheckedFile& file, std::vector<Finding>& findings) {
    const std::string& name = file.source->name();
    const Vocabulary& words = library_.words_for(name);
    if (!known_)
      return check_functions_of(*file.source, file.card, words, &usage_, findings);
    const std::uint64_t hash = hash_of_text(file.card, file.source->hash() ^ hash_);
    const std::vector<Finding>* found = known_->find("functions", name, hash);
    if (!found) {
      std::vector<Finding> now;
      check_functions_of(*file.source, file.card, words, &usage_, now);
      known_->keep("functions", name, hash, std::move(now));
      found = known_->find("functions", name, hash);
    }
    findings.insert(findings.end(), found->begin(), found->end());
  }

 private:
  const Library& library_;
  const Usage& usage_;
  KnownFindings* known_;
  std::uint64_t hash_;
};

}  // namespace

void check_functions(const Library& library, std::set<std::string>& done, std::vector<Finding>& findings,
                     KnownFindings* known) {
  const std::vector<CheckedFile> files = files_of(library);
  const auto is_done = [&](const CheckedFile& file) { return done.contains(file.source->name()); };
  if (std::all_of(files.begin(), files.end(), is_done))
    return;
  const std::set<std::string> was_done = done;
  Usage usage;
  for (const CardDef& card : library.content().cards) {
    usage.names.insert(card.name);
    usage.names.insert(card.also_named);
    usage.ids.insert(card.id);
    usage.ids.insert(std::string(without_set(card.id)));
  }
  for (const AbilityDef& ability : library.content().abilities)
    usage.names.insert(ability.continuous().gives_name);
  for (const OtherId& other : library.other_ids()) {
    usage.ids.insert(other.id);
    usage.ids.insert(std::string(without_set(other.id)));
  }
  for (const CheckedFile& file : files) {
    std::vector<Finding> ignored;
    if (file.source->tree()) {
      FileCheck check(*file.source, file.card, library.words_for(file.source->name()), ignored);
      note_usage(check, usage);
    }
  }
  Again again(library, usage, known);
  for (const CheckedFile& file : files)
    if (done.insert(file.source->name()).second)
      again.check(file, findings);
  unused_words(library, usage, was_done, findings);
}

}  // namespace soulstack::scripting
