// A copy of a set in a temporary folder.
#include "tools/authoring/staged_set.h"

#include <stdlib.h>  // mkdtemp

#include <algorithm>

#include "scripting/checker/check_functions.h"
#include "scripting/lint/check_sets.h"
#include "scripting/lint/text_check.h"
#include "scripting/sandbox/open_file.h"
#include "tools/authoring/first_use.h"
#include "tools/support/atomic_file.h"
#include "tools/support/stop.h"
#include "tools/support/temporary_file.h"

namespace soulstack::tools {

namespace fs = std::filesystem;
using scripting::ReadState;

namespace {

bool is_loaded_folder(const fs::path& path) {
  const std::string name = path.filename().string();
  return !name.starts_with('.') && name != "scenarios" && name != "bots" && name != "art";
}

// Copies the files of a folder, and those of its folders if `below` is more than 0. A file that can't be read is reported
// when the set itself is loaded.
void copy_lua_files(const fs::path& from, const fs::path& to, int below) {
  std::error_code error, failed;
  fs::create_directories(to, error);
  for (const fs::path& path : scripting::entries_of(from, error)) {
    std::string text;
    if (below > 0 && fs::is_directory(path, failed) && is_loaded_folder(path))
      copy_lua_files(path, to / path.filename(), below - 1);
    else if (path.extension() == ".lua" && scripting::read_file(path, largest_file, text) == ReadState::whole)
      (void)write_temporary(to / path.filename(), text);
  }
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

}  // namespace

TemporaryFolder::TemporaryFolder() {
  std::string name = (fs::temp_directory_path() / "soulstack-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr)
    throw Stop{Exit::content,
               fmt::format("No temporary folder can be made in `{}`", fs::temp_directory_path().string())};
  path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code error;
  fs::remove_all(path_, error);
}

StagedSet::StagedSet(const fs::path& set, std::vector<std::string> others)
    : set_(set), others_(std::move(others)), folder_(temporary_.path() / "set") {
  copy_lua_files(set_, folder_, 1);
}

void StagedSet::write(const fs::path& file, const std::string& text) {
  const fs::path path = folder_ / file;
  written_.insert(path.generic_string());
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  if (!write_temporary(path, text))
    throw Stop{Exit::content, fmt::format("Cannot write to the temporary folder `{}`", temporary_.path().string())};
}

void StagedSet::remove(const fs::path& file) {
  std::error_code error;
  fs::remove(folder_ / file, error);
}

std::string StagedSet::with_real_name(const std::string& text) const {
  return replaced(text, folder_.generic_string(), set_.generic_string());
}

std::vector<scripting::Finding> StagedSet::findings(const std::string& rules) const {
  std::vector<scripting::Finding> all;
  SetChoice choice{others_, rules};
  choice.sets.push_back(folder_.generic_string());
  if (const auto loaded = try_loading(choice, all)) {
    std::set<std::string> done;
    (void)scripting::check_texts(loaded->library(), done, all);
    scripting::check_sets(loaded->library(), done, all);
    scripting::check_functions(loaded->library(), done, all);
    for (const scripting::LoadedSet& set : loaded->sets())
      for (const scripting::SetAside& file : set.set_aside)
        if (written_.contains(file.file))
          all.insert(all.end(), file.findings.begin(), file.findings.end());
  }
  for (scripting::Finding& finding : all) {
    finding.file = with_real_name(finding.file);
    finding.message = with_real_name(finding.message);
  }
  return all;
}

std::string StagedSet::first_use(const std::string& card, const std::string& name) const {
  scripting::LibraryCache libraries(others_);
  libraries.look_in(cards_folders());
  return scenario_of_first_use(libraries, folder_.generic_string(), card, name);
}

std::vector<scripting::ScenarioResult> StagedSet::test(const fs::path& file) const {
  scripting::LibraryCache libraries(others_);
  libraries.look_in(cards_folders());
  std::vector<scripting::ScenarioResult> results =
      scripting::run_scenario_file((folder_ / file).generic_string(), libraries);
  for (scripting::ScenarioResult& result : results) {
    result.file = with_real_name(result.file);
    result.message = with_real_name(result.message);
  }
  return results;
}

}  // namespace soulstack::tools
