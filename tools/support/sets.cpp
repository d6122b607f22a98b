// The card sets and rules of a command.
#include "tools/support/sets.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <system_error>

#include "engine/model/content.h"
#include "engine/model/names.h"
#include "scripting/findings/suggest.h"
#include "scripting/sandbox/file_tree.h"
#include "scripting/sandbox/open_file.h"
#include "tools/support/set_places.h"
#include "tools/support/shell_word.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

namespace {

bool is_there(const fs::path& path) { return scripting::is_file(path) || scripting::is_folder(path); }

// The default: the set or folder of sets in SOULSTACK_CARDS, otherwise the project's base set, or the one built in.
fs::path default_set() {
  const char* named = std::getenv("SOULSTACK_CARDS");
  if (named == nullptr || *named == '\0')
    return find_in_project("cards/base");
  if (!is_there(named))
    throw Stop{Exit::content, fmt::format("SOULSTACK_CARDS names `{}`, but there is no such folder", named)};
  const fs::path base = fs::path(named) / "base";
  return is_there(base) ? base : fs::path(named);
}

// The folder in which set names are looked up: that of the default set. In a browser there is no current folder.
fs::path cards_folder() {
  std::error_code error;
  const fs::path set = default_set(), whole = fs::absolute(set, error);
  return (error ? set : whole).lexically_normal().parent_path();
}

// Without a base set of the project, names of sets are also looked up in the folder `cards` of the current folder.
std::vector<fs::path> folders_of_sets() {
  const fs::path cards = cards_folder(), installed = installed_files();
  const bool is_project = !scripting::is_built_in(cards) && (installed.empty() || cards != installed / "cards");
  std::vector<fs::path> folders = folders_of_shared_sets();
  folders.insert(is_project ? folders.begin() : folders.end(), cards);
  if (!is_project && scripting::is_folder("cards"))
    folders.insert(folders.begin(), "cards");
  return folders;
}

// The set of that name; empty if there is none.
fs::path set_named(const std::string& name) {
  for (const fs::path& folder : folders_of_sets())
    if (!name.empty() && scripting::is_folder(folder / name))
      return folder / name;
  return {};
}

std::string nearest_set(std::string_view written) {
  std::vector<std::string> names;
  std::error_code error;
  for (const fs::path& folder : folders_of_sets())
    for (const fs::path& path : scripting::entries_of(folder, error))
      if (scripting::is_folder(path))
        names.push_back(path.filename().string());
  scripting::Nearest nearest(written);
  for (const std::string& name : names)
    nearest.offer(name);
  return std::string(nearest.word());
}

std::string folder_of(const std::string& named) {
  if (scripting::is_folder(named))
    return named;
  if (const fs::path set = set_named(named); !set.empty())
    return set.string();
  const std::string near = nearest_set(named);
  const std::string hint = near.empty() ? "" : fmt::format("; did you mean `{}`?", near);
  const bool is_path = named.find('/') != std::string::npos;
  throw Stop{is_path ? Exit::content : Exit::usage,
             fmt::format("There is no card set `{}`; give a folder or the name of a set in {}{}", named,
                         fmt::join(cards_folders(), " or "), hint)};
}

}  // namespace

fs::path find_in_project(const fs::path& relative) {
  if (is_there(relative))
    return relative;
  for (fs::path folder = program_folder(); !folder.empty(); folder = folder.parent_path()) {
    if (is_there(folder / relative))
      return folder / relative;
    if (folder == folder.root_path())
      break;
  }
  if (const fs::path installed = installed_files(); !installed.empty() && is_there(installed / relative))
    return installed / relative;
  const fs::path built_in = fs::path(scripting::built_in_root) / relative;
  return is_there(built_in) ? built_in : fs::path();
}

fs::path set_beside_base(const std::string& name) {
  const bool is_plain = !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
    return c == '_' || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
  });
  return is_plain ? set_named(name) : fs::path();
}

fs::path set_around_here() {
  std::error_code error;
  const fs::path here = fs::current_path(error);
  for (fs::path at = here; !at.empty(); at = at.parent_path()) {
    if (fs::is_regular_file(at / "set.lua", error))
      return at.lexically_relative(here);
    if (at == at.root_path())
      break;
  }
  return {};
}

std::vector<std::string> folders_of(const SetChoice& choice) {
  if (const fs::path around = set_around_here(); choice.sets.empty() && !around.empty())
    return {around.generic_string()};
  return sets_of_scenarios(choice);
}

std::vector<std::string> sets_of_scenarios(const SetChoice& choice) {
  std::vector<std::string> folders;
  for (const std::string& named : choice.sets)
    folders.push_back(folder_of(named));
  return folders.empty() ? base_set() : folders;
}

std::vector<std::string> base_set() { return {default_set().string()}; }

std::vector<std::string> cards_folders() {
  std::vector<std::string> folders;
  for (const fs::path& folder : folders_of_sets())
    folders.push_back(folder.string());
  return folders;
}

scripting::BrokenCards broken_cards_of(const SetChoice& choice) {
  return choice.strict ? scripting::BrokenCards::refuse : scripting::BrokenCards::set_aside;
}

std::unique_ptr<scripting::Loaded> try_loading(const SetChoice& choice, std::vector<scripting::Finding>& findings) {
  std::vector<std::string> places = choice.cards_folders;
  const std::vector<std::string> beside_base = cards_folders();
  places.insert(places.end(), beside_base.begin(), beside_base.end());
  return scripting::Loaded::load(folders_of(choice), choice.rules, findings, broken_cards_of(choice), places);
}

namespace {

// A ruleset that the command line names, and not a line of a file.
bool is_unknown_name(const scripting::Finding& f) {
  return f.severity != scripting::Severity::error || (f.line == 0 && f.code == "unknown_rules");
}

}  // namespace

void demand_no_error(const std::vector<scripting::Finding>& findings, Console& console) {
  for (const scripting::Finding& f : findings)
    if (f.severity == scripting::Severity::error)
      console.note("{}", to_string(f));
  if (has_error(findings))
    throw Stop{std::all_of(findings.begin(), findings.end(), is_unknown_name) ? Exit::usage : Exit::content,
               "Could not load the cards; nothing was run"};
}

namespace {

constexpr std::size_t most_cards_named = 8;

std::string names_of(const std::vector<scripting::SetAside>& cards) {
  std::string names;
  for (std::size_t i = 0; i < std::min(cards.size(), most_cards_named); ++i)
    names += (i == 0 ? "" : ", ") + cards[i].name;
  return cards.size() > most_cards_named ? fmt::format("{} and {} more", names, cards.size() - most_cards_named)
                                         : names;
}

std::string banner_of(const scripting::LoadedSet& set) {
  const std::size_t n = set.set_aside.size();
  const std::string folder = scripting::printable_name(set.folder);
  const bool are_cards = std::all_of(set.set_aside.begin(), set.set_aside.end(),
                                     [](const scripting::SetAside& one) { return one.is_card(); });
  const std::string which = set.cards > 0 || !are_cards ? counted(n, are_cards ? "card" : "file")
                            : n == 1                    ? "the only card"
                                                        : fmt::format("all {} cards", n);
  return fmt::format("{} of {} {} set aside because {} errors (soulstack check {}): {}", which, folder,
                     n == 1 ? "is" : "are", n == 1 ? "it has" : "they have", shell_word(folder),
                     names_of(set.set_aside));
}

}  // namespace

std::vector<std::string> banners_of(const std::vector<scripting::LoadedSet>& sets) {
  std::vector<std::string> banners;
  for (const scripting::LoadedSet& set : sets)
    if (!set.set_aside.empty())
      banners.push_back(banner_of(set));
  return banners;
}

void show_banners(const std::vector<scripting::LoadedSet>& sets, Console& console) {
  for (const std::string& banner : banners_of(sets))
    console.note_once(banner);
}

std::string and_set_aside(const scripting::Loaded& loaded, const std::string& named) {
  for (const scripting::LoadedSet& set : loaded.sets())
    for (const scripting::SetAside& card : set.set_aside)
      if (card.name == named || is_named(card.id, named))
        return fmt::format("; `{}` is set aside because it has errors:\n{}", named, to_string(card.findings.front()));
  if (const std::string why = scripting::why_left_out(loaded.overrides(), named); !why.empty())
    return fmt::format("; {}", why);
  return {};
}

std::unique_ptr<scripting::Loaded> load(const SetChoice& choice, Console& console) {
  std::vector<scripting::Finding> findings;
  auto loaded = try_loading(choice, findings);
  demand_no_error(findings, console);
  if (loaded->has_set_aside())
    show_banners(loaded->sets(), console);
  return loaded;
}

std::string rules_with_all_decks(const SetChoice& choice, const scripting::Loaded& loaded) {
  std::vector<scripting::Finding> unreadable;
  std::vector<std::string> names;
  for (const scripting::LoadedSet& set : loaded.sets())
    for (const scripting::RulesSummary& rules : scripting::rulesets_in({set.folder}, unreadable)) {
      const auto adds = [&](const std::string& deck) {
        return !loaded.content().find_deck(deck).known() && scripting::is_folder(fs::path(set.folder) / deck);
      };
      if (std::any_of(rules.decks.begin(), rules.decks.end(), adds))
        names.push_back(rules.name);
    }
  return names.empty() ? choice.rules : fmt::format("{}", fmt::join(names, "+"));
}

std::unique_ptr<scripting::Loaded> load_with_all_decks(const SetChoice& choice, Console& console) {
  auto loaded = load(choice, console);
  const SetChoice wider{choice.sets, rules_with_all_decks(choice, *loaded), choice.strict};
  if (wider.rules == choice.rules)
    return loaded;
  std::vector<scripting::Finding> findings;
  auto more = try_loading(wider, findings);
  if (more && more->has_set_aside())
    show_banners(more->sets(), console);
  return more ? std::move(more) : std::move(loaded);
}

Rulesets rulesets_of(const SetChoice& choice, Console& console) {
  std::vector<scripting::Finding> findings, unreadable;
  Rulesets all;
  if (const auto loaded = try_loading(choice, findings))
    for (const scripting::LoadedSet& set : loaded->sets())
      all.folders.push_back(set.folder);
  else
    all.folders = folders_of(choice);
  all.rules = scripting::rulesets_in(all.folders, unreadable);
  demand_no_error(unreadable, console);
  if (all.rules.empty())
    demand_no_error(findings, console);
  return all;
}

}  // namespace soulstack::tools
