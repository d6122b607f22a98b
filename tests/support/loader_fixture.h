// Small sets of cards in temporary folders, and the loader's findings for single files.
#pragma once

#include <doctest/doctest.h>

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "scripting/loader/library.h"
#include "tests/support/text.h"

namespace soulstack::testing {

using namespace soulstack::scripting;
namespace fs = std::filesystem;

inline fs::path base_set() { return fs::path(SOULSTACK_TEST_ROOT) / "cards" / "base"; }

// A set with the rules of the base game; files are added by their paths in it.
class TemporarySet {
 public:
  explicit TemporarySet(const std::string& id = "test") {
    static int count = 0;
    folder_ = fs::temp_directory_path() / ("soulstack_" + std::to_string(::getpid()) + "_" + std::to_string(++count));
    add("set.lua", "return set { id = \"" + id + "\", title = \"A test\", version = \"1\", api = 1 }");
    add("rules/extended.lua", text_of(base_set() / "rules" / "extended.lua"));
  }
  ~TemporarySet() { fs::remove_all(folder_); }
  TemporarySet(const TemporarySet&) = delete;
  TemporarySet& operator=(const TemporarySet&) = delete;

  TemporarySet& add(const std::string& name, const std::string& text) {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name) << text;
    return *this;
  }
  const fs::path& folder() const { return folder_; }

  std::unique_ptr<Library> load(std::vector<Finding>& findings, const std::string& rules = "extended") const {
    return Library::load({{folder_}, rules}, findings);
  }
  std::unique_ptr<Library> load(const std::string& rules = "extended") const {
    std::vector<Finding> findings;
    std::unique_ptr<Library> library = load(findings, rules);
    for (const Finding& finding : findings)
      MESSAGE(to_string(finding));
    REQUIRE(library);
    return library;
  }

 private:
  fs::path folder_;
};

// The words of the base game, without its cards.
inline Library& words() {
  static const TemporarySet set;
  static const std::unique_ptr<Library> library = set.load();
  return *library;
}

// One finding per line: "3 unknown_field targt -> target".
inline std::string told(const std::vector<Finding>& findings) {
  std::string all;
  for (const Finding& f : findings) {
    all += (all.empty() ? "" : "\n") + std::to_string(f.line) + " " + std::string(f.code.name());
    if (!f.field.empty())
      all += " " + f.field;
    if (!f.suggestion.empty())
      all += " -> " + f.suggestion;
  }
  return all;
}

// The findings for a set that can't be loaded.
inline std::string findings_in(const TemporarySet& set, const std::string& rules = "extended") {
  std::vector<Finding> findings;
  CHECK_FALSE(set.load(findings, rules));
  return told(findings);
}

// The findings for a single file.
inline std::string findings_in(const std::string& path, const std::string& source) {
  return told(words().check_file(path, source));
}
inline std::string in_treasure(const std::string& source) { return findings_in("treasure/card.lua", source); }
inline std::string in_loot(const std::string& source) { return findings_in("loot/card.lua", source); }
inline std::string in_monster(const std::string& source) { return findings_in("monster/card.lua", source); }

// The same for the body of a card's function, which begins on line 4.
inline std::string in_effect(const std::string& body, const std::string& parameters = "you") {
  return in_treasure("return treasure {\nname = \"A\",\ntap { text = \"A.\", effect = function(" + parameters + ")\n" +
                     body + "\nend } }");
}

}  // namespace soulstack::testing
