// Warnings about sets that load.
#include "scripting/lint/check_sets.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include "engine/model/names.h"
#include "scripting/findings/report.h"
#include "scripting/findings/visible_text.h"
#include "scripting/lint/set_files.h"
#include "scripting/loader/library.h"

namespace soulstack::scripting {

namespace fs = std::filesystem;

namespace {

void warn(std::vector<Finding>& findings, Code code, const std::string& file, const std::string& card,
          std::string message) {
  findings.push_back({code, Severity::warning, file, 0, 0, 0, card, "", printable(message), ""});
}

// ---- Manifest ----------------------------------------------------------------------------------------------------

// "1.0.0", "2", "0.1-beta"
bool is_version(std::string_view text) {
  const std::size_t numbers = text.find_first_not_of("0123456789.");
  const std::string_view front = text.substr(0, numbers);
  return !front.empty() && front.front() != '.' && front.back() != '.' && front.find("..") == std::string_view::npos &&
         (numbers == std::string_view::npos || text[numbers] == '-' || text[numbers] == '+');
}

class Manifest {
 public:
  Manifest(const SetDef& set, std::vector<Finding>& findings) : set_(set), report_(findings, set.folder + "/set.lua") {}

  void look() {
    if (set_.license.empty())
      warn("missing_field", "license", "`license` is missing: others can't know what they may do with these cards");
    if (set_.authors.empty())
      warn("missing_field", "authors", "`authors` is missing: { \"your name\" }");
    if (!is_version(set_.version))
      warn("wrong_value", "version",
           "`version` is " + ticked(set_.version) + ": write numbers with dots, such as \"0.1\" or \"1.2.0\"");
    named_folder();
    repeated("requires", requirements());
    repeated("conflicts", set_.conflicts);
    repeated("after", set_.after);
    for (const std::string& id : set_.after)
      after(id);
    for (const std::string& id : set_.conflicts)
      if (id == set_.id || is_in(set_.requires_sets, id))
        warn("conflict", "conflicts",
             id == set_.id ? "a set can't exclude itself" : "it requires the set " + ticked(id) + " and excludes it");
  }

 private:
  // The same set may be in there twice, with a lowest and a highest version.
  std::vector<std::string> requirements() const {
    std::vector<std::string> all;
    for (const Requirement& requirement : set_.requirements)
      all.push_back(requirement.text());
    return all;
  }
  static bool is_in(const std::vector<std::string>& ids, const std::string& id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
  }
  void warn(Code code, const std::string& field, const std::string& message) {
    report_.warning(code, set_.line_of(field), field, message);
  }

  // Required sets are found by the name of their folder.
  void named_folder() {
    std::error_code error;
    const std::string folder = fs::weakly_canonical(fs::absolute(set_.folder), error).filename().string();
    if (!error && !folder.empty() && folder != set_.id)
      warn("wrong_name", "id",
           "the set is called " + ticked(set_.id) + " and its folder " + ticked(printable_name(folder)) +
               ": sets that require it look for a folder called " + ticked(set_.id));
  }

  void repeated(const std::string& field, std::vector<std::string> ids) {
    std::sort(ids.begin(), ids.end());
    if (const auto twice = std::adjacent_find(ids.begin(), ids.end()); twice != ids.end())
      warn("wrong_value", field, ticked(*twice) + " is twice in " + ticked(field));
  }

  void after(const std::string& id) {
    if (id == set_.id)
      warn("wrong_value", "after", "a set can't be loaded after itself");
    else if (is_in(set_.requires_sets, id))
      warn("no_effect", "after", ticked(id) + " is in `requires`, so it is loaded before this set anyway");
  }

  const SetDef& set_;
  Report report_;
};

// ---- Cards -------------------------------------------------------------------------------------------------------

bool is_back(const CardDef& card) { return card.id.ends_with("/back"); }

class Mistakable {
 public:
  explicit Mistakable(std::vector<Finding>& findings) : findings_(findings) {}

  void look_at(const CardDef& card) {
    if (is_back(card))
      return;
    const auto [same_id, is_new_id] = by_id_.try_emplace(std::string(without_set(card.id)), &card);
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

// Tags that no card has.
void check_tags(const Library& library, const SetDef& set, std::vector<Finding>& findings) {
  const Content& content = library.content();
  for (const std::string& tag : set.tags) {
    const auto at =
        static_cast<std::size_t>(std::find(content.tags.begin(), content.tags.end(), tag) - content.tags.begin());
    const bool is_used = at < content.tags.size() && std::any_of(content.cards.begin(), content.cards.end(),
                                                                 [&](const CardDef& card) { return card.tags[at]; });
    if (!is_used)
      Report(findings, (fs::path(set.folder) / "set.lua").generic_string())
          .warning("never_reached", set.line_of("tags"), "tags", "no card has the tag " + ticked(tag));
  }
}

// Kinds of counters that no file names.
void check_counters(const Library& library, const SetDef& set, std::vector<Finding>& findings) {
  for (const std::string& name : set.counters) {
    const auto names_it = [&](const auto& file) {
      return file.second->text().find(name + "_counter") != std::string::npos;
    };
    const auto& files = library.files().texts();
    if (std::none_of(files.begin(), files.end(), names_it))
      Report(findings, (fs::path(set.folder) / "set.lua").generic_string())
          .warning("never_reached", set.line_of("counters"), "counters",
                   "no file names the counter " + ticked(name + "_counter"));
  }
}

// Known loops of cards that don't exist.
void check_loops(const Library& library, const SetDef& set, std::vector<Finding>& findings) {
  for (const std::vector<std::string>& loop : set.loops)
    for (const std::string& card : loop)
      if (!library.content().find_card(card).known())
        Report(findings, (fs::path(set.folder) / "set.lua").generic_string())
            .warning("unknown_card", set.line_of("loops"), "loops", "no card has the id " + ticked(card));
}

}  // namespace

void check_sets(const Library& library, std::set<std::string>& done, std::vector<Finding>& findings) {
  for (const SetDef& set : library.sets()) {
    if (!set.is_named() || !done.insert("set " + set.id).second)
      continue;
    Manifest(set, findings).look();
    check_set_files(set, library, findings);
    if (library.set_aside().empty())  // otherwise these files may use them
      check_tags(library, set, findings);
    check_counters(library, set, findings);
    check_loops(library, set, findings);
  }
  Mistakable mistakable(findings);
  for (const CardDef& card : library.content().cards)
    mistakable.look_at(card);
}

}  // namespace soulstack::scripting
