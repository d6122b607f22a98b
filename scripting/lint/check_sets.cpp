// Warnings about sets that load.
#include "scripting/lint/check_sets.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include "scripting/findings/visible_text.h"
#include "scripting/loader/library.h"

namespace soulstack::scripting {

namespace fs = std::filesystem;

namespace {

void warn(std::vector<Finding>& findings, std::string code, const std::string& file, const std::string& card,
          std::string message) {
  findings.push_back({std::move(code), Severity::warning, file, 0, 0, card, "", printable(message), ""});
}

// ---- Files -------------------------------------------------------------------------------------------------------

bool is_lua(const fs::path& path) { return path.extension() == ".lua" && !path.filename().string().starts_with('.'); }

bool is_folder(const fs::path& path) {
  std::error_code error;
  return fs::is_directory(fs::symlink_status(path, error));
}

// Other parts of the program read these folders.
bool is_of_others(std::string_view folder) { return folder == "scenarios" || folder == "bots" || folder == "art"; }

// Cards and rulesets are directly in a folder of the set, not in a subfolder.
void find_stray(const fs::path& folder, int depth, std::vector<Finding>& findings) {
  constexpr int files_depth = 1;
  std::vector<Finding> ignored;
  for (const fs::path& path : paths_in(folder, ignored)) {
    if (is_folder(path) && !(depth == 0 && is_of_others(path.filename().string())))
      find_stray(path, depth + 1, findings);
    else if (is_lua(path) && depth != files_depth && !(depth == 0 && path.filename() == "set.lua"))
      warn(findings, "stray_file", path.generic_string(), "",
           "this file is never read; a set consists of set.lua, <deck>/<card>.lua, rules/, scenarios/ and bots/");
  }
}

// ---- Cards -------------------------------------------------------------------------------------------------------

std::string_view id_within_set(const CardDef& card) { return std::string_view(card.id).substr(card.id.find(':') + 1); }

bool is_back(const CardDef& card) { return card.id.ends_with("/back"); }

class Mistakable {
 public:
  explicit Mistakable(std::vector<Finding>& findings) : findings_(findings) {}

  void look_at(const CardDef& card) {
    if (is_back(card))
      return;
    const auto [same_id, is_new_id] = by_id_.try_emplace(std::string(id_within_set(card)), &card);
    if (!is_new_id)
      warn(findings_, "same_id", card.file, card.id, ticked(same_id->second->id) + " in another set has the same id");
    const auto [same_look, is_new_look] = by_look_.try_emplace(look_of(card.name), &card);
    if (is_new_look || !is_new_id)
      return;
    const bool same_name = same_look->second->name == card.name;
    if (same_name && same_look->second->set == card.set)
      return;  // a set may print a name on several cards
    warn(findings_, "look_alike", card.file, card.id,
         (same_name ? "its name is the same as that of " : "its name looks like that of ") +
             ticked(same_look->second->id));
  }

 private:
  std::vector<Finding>& findings_;
  std::map<std::string, const CardDef*> by_id_, by_look_;
};

}  // namespace

void check_sets(const Library& library, std::vector<Finding>& findings) {
  for (const SetDef& set : library.sets())
    find_stray(set.folder, 0, findings);
  Mistakable mistakable(findings);
  for (const CardDef& card : library.content().cards)
    mistakable.look_at(card);
}

}  // namespace soulstack::scripting
