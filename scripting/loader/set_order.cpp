// Which sets can be loaded together, and in which order.
#include "scripting/loader/set_order.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>

#include "engine/game/game.h"
#include "engine/model/content.h"
#include "engine/table/table.h"
#include "scripting/findings/report.h"
#include "scripting/findings/visible_text.h"
#include "scripting/sandbox/file_tree.h"
#include "scripting/source/files.h"

namespace soulstack::scripting {

namespace fs = std::filesystem;

namespace {

// "`base` 0.1.0 in cards/base"
std::string described(const SetDef& set) {
  return ticked(set.id) + " " + set.version + " in " + printable_name(set.folder);
}

class Requirements {
 public:
  Requirements(const std::vector<SetDef>& sets, const std::vector<fs::path>& cards_folders,
               std::vector<Finding>& findings)
      : sets_(sets), cards_folders_(cards_folders), findings_(findings) {}

  void check(const SetDef& set) {
    Report report(findings_, set.set_file());
    for (const Requirement& wanted : set.requirements) {
      const SetDef* const found = find(wanted.set);
      if (wanted.set == set.id)
        report.error("conflict", wanted.line, "requires", "a set can't require itself");
      else if (!found)
        missing(set, wanted, report);
      else if (!wanted.accepts(found->version))
        report.error("wrong_version", wanted.line, "requires",
                     ticked(set.id) + " requires " + ticked(wanted.text()) + ", but the set that was found is " +
                         described(*found) + ": " + remedy(wanted));
    }
    for (const std::string& id : set.conflicts)
      if (id == set.id)
        report.error("conflict", set.line_of("conflicts"), "conflicts", "a set can't exclude itself");
      else if (const SetDef* const other = find(id))
        report.error("conflict", set.line_of("conflicts"), "conflicts",
                     ticked(set.id) + " can't be used with the set " + described(*other) + ": leave one of them out");
  }

 private:
  const SetDef* find(const std::string& id) const {
    const auto found = std::find_if(sets_.begin(), sets_.end(), [&](const SetDef& set) { return set.id == id; });
    return found == sets_.end() ? nullptr : &*found;
  }

  static std::string remedy(const Requirement& wanted) {
    const std::string version = ticked(wanted.set) + " " + wanted.version;
    return wanted.comparison == Comparison::at_least ? "load " + version + " or later, or write a lower version here"
           : wanted.comparison == Comparison::exactly
               ? "load " + version + ", or write >= if later versions do, too"
               : "load a version before " + wanted.version + ", or write a higher version here if this one does, too";
  }

  void missing(const SetDef& set, const Requirement& wanted, Report& report) {
    for (const SetDef& other : sets_)
      if ((fs::path(other.folder) / "").parent_path().filename() == wanted.set)  // "cards/mine" and "cards/mine/"
        return report.error("missing_set", wanted.line, "requires",
                            ticked(set.id) + " requires the set " + ticked(wanted.set) + ", but the id of the set in " +
                                printable_name(other.folder) + " is " + ticked(other.id) + ": write that id",
                            other.id);
    const fs::path beside = folder_around(set.folder) / wanted.set;
    Nearest nearest = report.nearest(wanted.set);
    for (const std::string& id : neighbours_of(set))
      nearest.offer(id);
    report.error("missing_set", wanted.line, "requires",
                 ticked(set.id) + " requires the set " + ticked(wanted.set) +
                     ", which was not found: put its folder beside this one, as " +
                     printable_name(beside.generic_string()) + ", or name it with --set",
                 nearest.word());
  }

  // The ids of the sets beside this one, read from their folders only once.
  const std::vector<std::string>& neighbours_of(const SetDef& set) {
    const auto [at, is_new] = neighbours_.try_emplace(&set - sets_.data());
    if (is_new)
      at->second = ids_of_neighbours(set);
    return at->second;
  }

  std::vector<std::string> ids_of_neighbours(const SetDef& set) const {
    std::vector<std::string> ids;
    std::vector<fs::path> places = {folder_around(set.folder)};
    places.insert(places.end(), cards_folders_.begin(), cards_folders_.end());
    std::vector<Finding> ignored;
    for (const fs::path& place : places)
      for (const fs::path& folder : paths_in(place, ignored))
        if (is_file(folder / "set.lua") && folder.filename() != set.id)
          ids.push_back(folder.filename().string());
    return ids;
  }

  const std::vector<SetDef>& sets_;
  const std::vector<fs::path>& cards_folders_;
  std::vector<Finding>& findings_;
  std::map<std::ptrdiff_t, std::vector<std::string>> neighbours_;  // by the place of the set
};

bool must_follow(const SetDef& set, const SetDef& other) {
  return &set != &other && (set.needs(other.id) || set.follows(other.id));
}

// Each set waits for another one of these, so following them leads into a circle.
std::vector<const SetDef*> circle_in(const std::vector<SetDef>& waiting) {
  std::vector<const SetDef*> path;
  for (const SetDef* at = &waiting.front();;) {
    if (const auto seen = std::find(path.begin(), path.end(), at); seen != path.end()) {
      path.erase(path.begin(), seen);
      return path;
    }
    path.push_back(at);
    at = &*std::find_if(waiting.begin(), waiting.end(), [&](const SetDef& other) { return must_follow(*at, other); });
  }
}

// "`a` requires `b`, `b` is loaded after `a`"
void report_circle(const std::vector<const SetDef*>& circle, std::vector<Finding>& findings) {
  std::string chain;
  for (std::size_t i = 0; i < circle.size(); ++i) {
    const SetDef &set = *circle[i], &next = *circle[(i + 1) % circle.size()];
    const bool is_required = set.needs(next.id);
    chain += (i == 0 ? "" : ", ") + ticked(set.id) + (is_required ? " requires " : " comes `after` ") + ticked(next.id);
  }
  const SetDef &first = *circle.front(), &second = *circle[1 % circle.size()];
  const std::string field = first.needs(second.id) ? "requires" : "after";
  Report(findings, first.set_file())
      .error("conflict", first.line_of(field), field,
             "these sets can't be put in an order, because they form a circle: " + chain +
                 "; remove one of these entries");
}

}  // namespace

void check_requirements(const std::vector<SetDef>& sets, const std::vector<fs::path>& cards_folders,
                        std::vector<Finding>& findings) {
  Requirements requirements(sets, cards_folders, findings);
  for (const SetDef& set : sets)
    requirements.check(set);
}

void order_sets(std::vector<SetDef>& sets, std::vector<Finding>& findings) {
  std::vector<SetDef> waiting = std::move(sets), ready;
  while (!waiting.empty()) {
    const auto next = std::find_if(waiting.begin(), waiting.end(), [&](const SetDef& set) {
      return std::none_of(waiting.begin(), waiting.end(), [&](const SetDef& other) { return must_follow(set, other); });
    });
    if (next == waiting.end()) {
      report_circle(circle_in(waiting), findings);
      break;
    }
    ready.push_back(std::move(*next));
    waiting.erase(next);
  }
  std::move(waiting.begin(), waiting.end(), std::back_inserter(ready));
  sets = std::move(ready);
}

fs::path folder_around(const fs::path& set) {
  const fs::path folder = set.filename().empty() ? set.parent_path() : set;
  const bool has_name = folder.filename() != "." && folder.filename() != "..";
  return has_name ? folder.parent_path() : folder / "..";
}

}  // namespace soulstack::scripting
