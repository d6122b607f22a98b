// soulstack test --watch: runs the scenarios of what changed.
#include <algorithm>
#include <filesystem>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "engine/model/names.h"
#include "scripting/loader/set_folders.h"
#include "scripting/sandbox/tokens.h"
#include "tools/commands/authoring/tested_cards.h"
#include "tools/commands/authoring/testing.h"
#include "tools/support/atomic_file.h"
#include "tools/support/watching.h"

namespace soulstack::tools {

namespace fs = std::filesystem;
using Files = std::vector<std::string>;

namespace {

// More than these failures probably have one cause, which is tested by the scenarios of what changed.
constexpr std::size_t most_failed_to_repeat = 20;

// Also if it is named from another folder.
bool is_same_file(const std::string& a, const std::string& b) {
  std::error_code error;
  return a == b || (fs::path(a).filename() == fs::path(b).filename() &&
                    fs::weakly_canonical(a, error) == fs::weakly_canonical(b, error));
}

// The end if it is not among them.
Files::const_iterator find_file(const Files& files, const std::string& file) {
  return std::find_if(files.begin(), files.end(), [&](const std::string& one) { return is_same_file(one, file); });
}

// Cards are in a folder of their set; the folders of these names have other files.
bool is_card(const std::string& set, const std::string& path) {
  const fs::path in_set = fs::path(path).lexically_relative(set);
  constexpr int parts_of_a_card = 2;
  const std::string folder = in_set.empty() ? "" : in_set.begin()->string();
  return !set.empty() && path.ends_with(".lua") && !scripting::is_for_others(folder) &&
         std::distance(in_set.begin(), in_set.end()) == parts_of_a_card;
}

// "bomb" of "bomb", "base:bomb" or 'bomb'.
bool names_card(const std::string& text, const std::string& id) {
  for (std::size_t at = text.find(id); at != std::string::npos; at = text.find(id, at + 1)) {
    const char before = at == 0 ? ' ' : text[at - 1], after = at + id.size() < text.size() ? text[at + id.size()] : ' ';
    if ((before == '"' || before == '\'' || before == ':') && (after == '"' || after == '\''))
      return true;
  }
  return false;
}

// The id of the card of this file, and of the card that it replaces or changes.
std::vector<std::string> ids_of(const std::string& card) {
  std::vector<std::string> ids = {fs::path(card).stem().string()};
  const std::string text = text_or_nothing(card);
  const std::vector<scripting::Token> tokens = scripting::tokens_of(text);
  for (std::size_t i = 0; i + 2 < tokens.size(); ++i)
    if ((tokens[i].is("replaces") || tokens[i].is("changes")) && tokens[i + 1].is("=") &&
        tokens[i + 2].text.size() > 2) {
      const std::string_view id = tokens[i + 2].text.substr(1, tokens[i + 2].text.size() - 2);
      ids.emplace_back(without_set(id));
    }
  return ids;
}

class TestWatch {
 public:
  explicit TestWatch(const TestOptions& options) : options_(options) {}

  // What the scenarios use, as far as it is known before they run.
  Files watched() const {
    Files all = paths_of(options_);
    for (const std::string& set : sets_of_scenarios(options_.sets))
      all.push_back(set);
    for (const std::string& path : paths_of(options_))
      for (const std::string& set : {set_around(path), scripting::set_of_scenario(path)})
        if (!set.empty())
          all.push_back(set);
    return all;
  }

  Exit run(const WatchedRun& run, Console& block) {
    const Files all = scenario_files_of(paths_of(options_));
    const Files chosen = run.why == WatchedRun::Why::saved ? files_for(run.changes, all) : all;
    if (chosen.empty()) {
      block.print("No scenarios {}\n", all.empty() ? "found" : "of these files");
      return all.empty() || !failed_.empty() ? Exit::failed : Exit::ok;
    }
    FileResults results = run_files(options_, chosen);
    for (const std::string& set : results.sets)
      run.watch.add(set);
    note_failures(chosen, results);
    const Exit code = print_results(joined(std::move(results), block), block);
    if (chosen.size() < all.size())
      block.print("Ran {} of {} with scenarios\n", grouped(chosen.size()), counted(all.size(), "file"));
    return code;
  }

 private:
  Files files_for(const FileChanges& changes, const Files& all) const {
    std::set<std::string> chosen;
    for (const std::string& path : changes.paths)
      if (!add_files_for(path, all, chosen))
        return all;
    if (changes.is_incomplete)
      return all;
    if (failed_.size() <= most_failed_to_repeat)
      std::copy_if(failed_.begin(), failed_.end(), std::inserter(chosen, chosen.end()),
                   [&](const std::string& file) { return find_file(all, file) != all.end(); });
    return {chosen.begin(), chosen.end()};
  }

  // Returns false if every scenario may depend on this path.
  static bool add_files_for(const std::string& path, const Files& all, std::set<std::string>& chosen) {
    if (const auto file = find_file(all, path); file != all.end()) {
      chosen.insert(*file);
      return true;
    }
    const std::string set = set_around(path);
    const bool is_of_set = !set.empty() && scripting::set_of_scenario(path).empty();
    if (!is_of_set)  // a scenario file that was removed, or that the command does not run; or a folder of them
      return path.ends_with(".lua");
    if (!is_card(set, path))
      return false;
    add_files_of_card(set, path, all, chosen);
    return true;
  }

  static void add_files_of_card(const std::string& set, const std::string& card, const Files& all,
                                std::set<std::string>& chosen) {
    const std::string own = own_scenarios_of(set, card);
    const std::vector<std::string> ids = ids_of(card);
    for (const std::string& file : all)
      if (is_same_file(file, own) || std::any_of(ids.begin(), ids.end(), [&](const std::string& id) {
            return names_card(text_or_nothing(file), id);
          }))
        chosen.insert(file);
  }

  void note_failures(const Files& files, const FileResults& results) {
    for (std::size_t i = 0; i < files.size(); ++i) {
      const auto& of_file = results.by_file[i];
      if (std::any_of(of_file.begin(), of_file.end(), [](const auto& r) { return !r.passed; }))
        failed_.insert(files[i]);
      else
        failed_.erase(files[i]);
    }
  }

  const TestOptions& options_;
  std::set<std::string> failed_;  // files
};

}  // namespace

Exit test_on_save(const TestOptions& options, Console& console) {
  TestWatch tests(options);
  return run_on_save(tests.watched(), console,
                     [&](const WatchedRun& run, Console& block) { return tests.run(run, block); });
}

}  // namespace soulstack::tools
