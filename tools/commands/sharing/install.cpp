// soulstack install and soulstack update: sets from archives, folders and indexes to the place for this user's sets.
#include <algorithm>
#include <memory>
#include <optional>

#include "scripting/findings/finding.h"
#include "scripting/sandbox/file_tree.h"
#include "tools/archives/installation.h"
#include "tools/archives/packed_folder.h"
#include "tools/commands/program.h"

namespace soulstack::tools {

namespace fs = std::filesystem;
using scripting::Requirement;
using scripting::Version;

namespace {

struct InstallOptions {
  std::vector<std::string> named;
  std::string index;
  bool force = false;
};

std::optional<SetIndex> index_of(const InstallOptions& options) {
  return options.index.empty() ? std::nullopt : std::optional(read_index(options.index));
}

SetArchive set_in_folder(const std::string& folder) {
  try {
    return pack_folder(folder, {place_of_installed_sets().string()}).set;
  } catch (const BadArchive& bad) {
    throw Stop{Exit::content, fmt::format("`{}` is refused: {}", folder, bad.what())};
  }
}

Requirement demand_requirement(const std::string& named, bool has_index) {
  const auto wanted = scripting::read_requirement(named);
  if (!wanted)
    throw Stop{Exit::content, fmt::format("There is no file or folder `{}`", named)};
  if (!has_index)
    refuse(
        fmt::format("There is no file or folder `{0}`; to install a set by its name, say where: install {0} --index "
                    "PLACE",
                    named));
  return *wanted;
}

void print_result(const Installation::Result& result, Console& console) {
  for (const Installation::Installed& set : result.sets)
    console.print("Installed {} {}{} in {}\n", console.paint(Ink::bold, set.id), set.version,
                  set.before.empty() ? "" : fmt::format(" in place of {}", set.before), set.folder.string());
  for (const std::string& conflict : result.conflicts)
    console.note("{}", conflict);
}

Exit install(const InstallOptions& options, Console& console) {
  const std::optional<SetIndex> index = index_of(options);
  finish_interrupted_change(place_of_installed_sets());
  Installation installation(place_of_installed_sets(), index ? &*index : nullptr);
  for (const std::string& named : options.named)
    if (scripting::is_folder(named))
      installation.add(set_in_folder(named));
    else if (scripting::is_file(named))
      installation.add(archive_in(named));
    else
      installation.add(demand_requirement(named, index.has_value()));
  print_result(installation.install(options.force), console);
  return Exit::ok;
}

// ---- update ------------------------------------------------------------------------------------------------------

bool is_later(const std::string& version, const std::string& than) {
  return *Version::read(version) > *Version::read(than);
}

void demand_installed(const std::vector<std::string>& named, const std::vector<InstalledSet>& sets) {
  for (const std::string& name : named)
    if (std::none_of(sets.begin(), sets.end(), [&](const InstalledSet& set) { return set.manifest.id == name; }))
      throw Stop{Exit::content, fmt::format("No set `{}` is installed", scripting::printable_name(name))};
}

Exit update(const InstallOptions& options, Console& console) {
  const SetIndex index = read_index(options.index);
  const fs::path place = place_of_installed_sets();
  finish_interrupted_change(place);
  const std::vector<InstalledSet> sets = installed_sets(place);
  demand_installed(options.named, sets);
  Installation installation(place, &index);
  for (const InstalledSet& set : sets) {
    const std::string& id = set.manifest.id;
    const bool is_named = std::find(options.named.begin(), options.named.end(), id) != options.named.end();
    if (!set.problem.empty() || (!options.named.empty() && !is_named))
      continue;
    const IndexEntry* const newest = index.newest(id, {});
    if (newest && is_later(newest->version, set.manifest.version))
      installation.add_unless_chosen({id, scripting::Comparison::any, "", 0});
    else
      console.print("{} {} {}\n", id, set.manifest.version, newest ? "is the latest version" : "is not in the index");
  }
  if (!installation.sets().empty())
    print_result(installation.install(options.force), console);
  return Exit::ok;
}

}  // namespace

void add_install(Command& program) {
  Command& command = program.add(
      "install", "Install card sets for this user, so that each command finds them by name",
      "  soulstack install mine-1.2.set.zip\n"
      "  soulstack install cards/mine                       # a folder, as soulstack pack would write it\n"
      "  soulstack install storm --index sets               # from an index, with the sets that it requires\n"
      "  soulstack install 'storm < 2' --index sets/index.txt\n");
  auto o = std::make_shared<InstallOptions>();
  command.takes({
      {"sets SET", o->named, "Files, folders, or names of sets in an index", {.required = true}},
      {"--index PLACE", o->index, "An index file or its folder; required sets are taken from there, too"},
      {"--force", o->force, "Also replace an installed set whose files have been changed"},
  });
  command.runs(o, install);
}

void add_update(Command& program) {
  Command& command = program.add("update", "Install later versions of installed card sets",
                                 "  soulstack update --index sets          # all of them\n"
                                 "  soulstack update storm --index sets\n");
  auto o = std::make_shared<InstallOptions>();
  command.takes({
      {"names NAME", o->named, "Installed sets (default: all)"},
      {"--index PLACE", o->index, "An index file or its folder", {.required = true}},
      {"--force", o->force, "Also replace an installed set whose files have been changed"},
  });
  command.runs(o, update);
}

}  // namespace soulstack::tools
