// Warnings about files that are never read.
#include "scripting/lint/set_files.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>

#include "scripting/findings/report.h"
#include "scripting/findings/visible_text.h"
#include "scripting/loader/library.h"
#include "scripting/sandbox/file_tree.h"
#include "scripting/source/lua_sources.h"

namespace soulstack::scripting {

namespace fs = std::filesystem;

namespace {

bool is_hidden(const fs::path& path) { return path.filename().string().starts_with('.'); }

// Links to folders are not followed.
bool is_real_folder(const fs::path& path) {
  std::error_code error;
  return !fs::is_symlink(path, error) && is_folder(path);
}

std::string lower_extension(const fs::path& path) {
  std::string text = path.extension().string();
  std::transform(text.begin(), text.end(), text.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return text;
}

// What a Lua file seems to be, from its first words: "loot" for `return loot {`, "scenario", or nothing.
std::string kind_in(const fs::path& path, Sources& sources) {
  std::vector<Finding> ignored;
  Report report(ignored, path.generic_string());
  const Source source = path.extension() == ".lua" ? sources.read(path, report) : sources.take(path, report);
  if (!source || first_token(source->text()).is("scenario"))
    return source ? "scenario" : "";
  const std::vector<Token>& tokens = source->tokens();
  const auto at = std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is("return"); });
  const bool is_made = tokens.end() - at > 2 && (at + 1)->kind == TokenKind::name && (at + 2)->is("{");
  return is_made ? std::string((at + 1)->text) : "";
}

class SetFiles {
 public:
  SetFiles(const SetDef& set, const Library& library, std::vector<Finding>& findings)
      : set_(set.folder), sources_(*library.files().sources()), findings_(findings) {
    for (const DeckDef& deck : library.content().decks)
      decks_.push_back(deck.name);
    std::vector<Finding> ignored;
    for (const RulesSummary& rules : Library::look_at_rulesets({set_}, ignored, library.files().sources()))
      decks_.insert(decks_.end(), rules.decks.begin(), rules.decks.end());
  }

  void look() {
    for (const fs::path& path : paths_of(set_)) {
      const std::string name = path.filename().string();
      if (!is_real_folder(path))
        outside_folders(path);
      else if (name == "scenarios")
        scenarios(path, 0);
      else if (name != "bots" && name != "art")
        cards_or_rules(path);
    }
  }

 private:
  static std::vector<fs::path> paths_of(const fs::path& folder) {
    std::vector<Finding> ignored;
    std::vector<fs::path> paths = paths_in(folder, ignored);
    std::erase_if(paths, is_hidden);
    return paths;
  }
  bool is_deck(std::string_view name) const { return std::find(decks_.begin(), decks_.end(), name) != decks_.end(); }

  void warn(const fs::path& path, Code code, const std::string& message, std::string_view suggestion = {}) {
    Report(findings_, path.generic_string()).warning(code, 0, "", message, suggestion);
  }

  std::string kind_of(const fs::path& path) const { return kind_in(path, sources_); }

  // "; move it to loot/", if it is clear where it belongs.
  std::string where_to(const fs::path& path) const {
    const std::string kind = kind_of(path);
    if (kind == "scenario")
      return "; it is a scenario: move it to scenarios/<deck>/<card>.lua";
    if (kind == "rules")
      return "; move it to rules/";
    if (kind == "word" || kind == "keyword")
      return "; move it to " + kind + "s/";
    if (kind == "set")
      return "; a set has one set.lua, in its folder";
    return is_deck(kind) ? "; it is a card: move it to " + kind + "/" : "";
  }

  void never_read(const fs::path& path) {
    warn(path, "stray_file",
         "this file is never read" + where_to(path) +
             "; a set consists of set.lua, <deck>/<card>.lua, words/, keywords/, rules/, scenarios/ and bots/");
  }

  // A file that is Lua, but whose name does not end in .lua.
  void wrong_name(const fs::path& path) {
    if (path.extension() == ".lua" || (lower_extension(path) != ".lua" && kind_of(path).empty()))
      return;
    fs::path right = path.filename();
    while (right.has_extension())
      right = right.stem();
    warn(path, "wrong_name", "this file is never read: its name has to end in .lua", right.string() + ".lua");
  }

  void outside_folders(const fs::path& path) {
    if (path.extension() == ".lua" && path.filename() != "set.lua")
      never_read(path);
    else
      wrong_name(path);
  }

  void cards_or_rules(const fs::path& folder) {
    for (const fs::path& path : paths_of(folder)) {
      if (is_real_folder(path))
        too_deep(path);
      else
        wrong_name(path);
    }
  }

  void too_deep(const fs::path& folder) {
    for (const fs::path& path : paths_of(folder)) {
      if (is_real_folder(path))
        too_deep(path);
      else if (path.extension() == ".lua")
        never_read(path);
    }
  }

  // ---- Scenarios

  void scenarios(const fs::path& folder, int depth) {
    for (const fs::path& path : paths_of(folder)) {
      if (is_real_folder(path)) {
        if (depth == 0)
          name_of_folder(path);
        scenarios(path, depth + 1);
      } else if (path.extension() == ".lua") {
        no_scenario(path);
        if (depth == 1)
          card_of(path);
      } else {
        wrong_name(path);
      }
    }
  }

  // Scenarios may be in folders of any name, but a name that looks like a deck is a slip.
  void name_of_folder(const fs::path& folder) {
    const std::string name = folder.filename().string();
    if (is_deck(name))
      return;
    Nearest nearest(name);
    for (const std::string& deck : decks_)
      nearest.offer(deck);
    if (!nearest.word().empty())
      warn(folder, "unknown_folder", "there is no deck " + ticked(name) + " for the scenarios in this folder",
           nearest.word());
  }

  void no_scenario(const fs::path& path) {
    if (const std::string kind = kind_of(path); is_deck(kind))
      warn(path, "stray_file", "this is a card, which is never read here: move it to " + kind + "/");
    else if (kind == "rules")
      warn(path, "stray_file", "this is a ruleset, which is never read here: move it to rules/");
    else if (kind == "word" || kind == "keyword")
      warn(path, "stray_file", "this is a " + kind + ", which is never read here: move it to " + kind + "s/");
  }

  // scenarios/loot/spark.lua tests loot/spark.lua.
  void card_of(const fs::path& scenario) {
    const std::string deck = scenario.parent_path().filename().string();
    if (!is_deck(deck) || is_file(set_ / deck / scenario.filename()) || !kind_is_scenario(scenario))
      return;
    const std::string written = scenario.stem().string();
    Nearest nearest(written);
    std::vector<std::string> names;
    for (const fs::path& card : paths_of(set_ / deck))
      if (card.extension() == ".lua")
        names.push_back(card.stem().string());
    for (const std::string& name : names)
      nearest.offer(name);
    const std::string elsewhere = deck_with(scenario.filename(), deck);
    warn(scenario, "no_card",
         elsewhere.empty() ? "there is no card " + deck + "/" + scenario.filename().string() +
                                 ": scenarios have the name of their card, so that --coverage and --mutate find them"
                           : "its card is in " + elsewhere + "/: move these scenarios to scenarios/" + elsewhere + "/",
         nearest.word());
  }

  bool kind_is_scenario(const fs::path& path) const { return kind_of(path) == "scenario"; }

  std::string deck_with(const fs::path& name, const std::string& not_in) const {
    for (const std::string& deck : decks_)
      if (deck != not_in && is_file(set_ / deck / name))
        return deck;
    return {};
  }

  fs::path set_;
  Sources& sources_;
  std::vector<Finding>& findings_;
  std::vector<std::string> decks_;  // also those that only some rulesets have
};

}  // namespace

void check_set_files(const SetDef& set, const Library& library, std::vector<Finding>& findings) {
  SetFiles(set, library, findings).look();
}

}  // namespace soulstack::scripting
