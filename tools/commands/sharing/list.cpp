// soulstack list and soulstack remove: the sets that are installed for this user.
#include <algorithm>
#include <memory>

#include <fmt/ranges.h>

#include "scripting/findings/finding.h"
#include "tools/archives/installation.h"
#include "tools/commands/program.h"
#include "tools/display/json_view.h"

namespace soulstack::tools {

namespace {

struct ListOptions {
  bool json = false;
};

Json json_of(const InstalledSet& set) {
  const Manifest& manifest = set.manifest;
  Json json{{"id", manifest.id}, {"folder", set.folder.string()}};
  if (!set.problem.empty()) {
    json["problem"] = set.problem;
    return json;
  }
  json.update(Json{{"version", manifest.version}, {"title", manifest.title}, {"license", manifest.license}});
  json["requires"] = Json(manifest.requires_sets);
  json["changed"] = Json(changed_files(set));
  return json;
}

std::string line_of(const InstalledSet& set) {
  const Manifest& manifest = set.manifest;
  if (!set.problem.empty())
    return fmt::format("{}  {}", padded(manifest.id, 20), set.problem);
  const std::size_t changed = changed_files(set).size();
  return fmt::format(
      "{}  {}  {}; requires {}{}", padded(manifest.id, 20), padded(manifest.version, 8), manifest.title,
      manifest.requires_sets.empty() ? "nothing" : fmt::format("{}", fmt::join(manifest.requires_sets, ", ")),
      changed == 0 ? "" : fmt::format("; {} changed since", counted(changed, "file")));
}

Exit list(const ListOptions& options, Console& console) {
  const std::filesystem::path place = place_of_installed_sets();
  finish_interrupted_change(place);
  const std::vector<InstalledSet> sets = installed_sets(place);
  if (options.json) {
    Json all = Json::array();
    for (const InstalledSet& set : sets)
      all.push_back(json_of(set));
    write_json(console, Json{{"schema", 1}, {"command", "list"}, {"folder", place.string()}, {"sets", all}});
    return Exit::ok;
  }
  for (const InstalledSet& set : sets)
    console.print("{}\n", line_of(set));
  console.note("{} in {}", sets.empty() ? "No set is installed" : counted(sets.size(), "set"), place.string());
  return Exit::ok;
}

struct RemoveOptions {
  std::vector<std::string> names;
  bool force = false;
};

Exit remove(const RemoveOptions& options, Console& console) {
  SetInstaller installer(place_of_installed_sets());
  std::vector<InstalledSet> sets = installed_sets(place_of_installed_sets()), removed;
  for (const std::string& name : options.names) {
    const auto at =
        std::find_if(sets.begin(), sets.end(), [&](const InstalledSet& set) { return set.manifest.id == name; });
    if (at == sets.end())
      throw Stop{Exit::content,
                 fmt::format("No set `{}` is installed; nothing was removed", scripting::printable_name(name))};
    if (!options.force || !at->problem.empty())
      demand_unchanged(*at);
    removed.push_back(*at);
    sets.erase(at);
  }
  for (const InstalledSet& set : removed)
    demand_not_required(set.manifest.id, "", sets);
  std::vector<std::string> ids;
  for (const InstalledSet& set : removed)
    ids.push_back(set.manifest.id);
  installer.change({}, ids);
  for (const InstalledSet& set : removed)
    console.print("Removed {} {}\n", set.manifest.id, set.manifest.version);
  return Exit::ok;
}

}  // namespace

void add_list(Command& program) {
  Command& command = program.add("list", "List the installed card sets", "  soulstack list\n  soulstack list --json\n");
  auto o = std::make_shared<ListOptions>();
  command.takes({{"--json", o->json, "Print the sets as one JSON object"}});
  command.runs(o, list);
}

void add_remove(Command& program) {
  Command& command = program.add("remove", "Remove installed card sets", "  soulstack remove storm\n");
  auto o = std::make_shared<RemoveOptions>();
  command.takes({
      {"names NAME", o->names, "Installed sets", {.required = true}},
      {"--force", o->force, "Also if files of the set have been changed"},
  });
  command.runs(o, remove);
}

}  // namespace soulstack::tools
