// Guards for the rooms, which are the folders of sources: a page says what each is for; each includes only rooms before it;
// there are no include cycles; no two files have the same name; no room is too large.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/support/sources.h"

namespace soulstack::testing::rooms_test {
namespace {

// Each room may include itself and the rooms before it in this list.
const std::vector<std::string> rooms = {
    "engine/model",
    "engine/table",
    "engine/verbs",
    "engine/rules",
    "engine/explain",
    "engine/game",
    "scripting/findings",
    "scripting/sandbox",
    "scripting/syntax",
    "scripting/source",
    "scripting/registry",
    "scripting/wording",
    "scripting/reading",
    "scripting/loader",
    "scripting/checker",
    "scripting/binding",
    "scripting/lint",
    "scripting/scenario",
    "scripting/reference",
    "tools/support",
    "tools/display",
    "tools/faces",
    "tools/printing",
    "tools/players",
    "tools/observation",
    "tools/stops",
    "tools/preview",
    "tools/reference",
    "tools/records",
    "tools/simulate",
    "tools/fuzzing",
    "tools/docs",
    "tools/results",
    "tools/lab",
    "tools/study",
    "tools/game_report",
    "tools/authoring",
    "tools/archives",
    "tools/workspace",
    "tools/language",
    "tools/service",
    "tools/embed/soulstack",
    "tools/embed",
    "tools/web",
    "tools/serve",
    "tools/python",
    "tools/commands",
    "tools/commands/playing",
    "tools/commands/authoring",
    "tools/commands/sharing",
    "tools/commands/experiments",
    "tools/printing/cairo",
};
// An alarm, not a target: a room that comes near it holds more than one idea, and is divided by its ideas.
constexpr std::size_t most_files_in_a_room = 60;

struct Include {
  std::string from, to;  // paths within the project
};

std::string room_of(const std::string& file) { return file.substr(0, file.rfind('/')); }

// A header and its source are one unit: "engine/rules/attack".
std::string unit_of(const std::string& file) { return file.substr(0, file.rfind('.')); }

std::vector<Include> includes_of(const std::string& file, const std::string& text) {
  std::vector<Include> all;
  for (const std::string& to : includes_in(text).own)
    all.push_back({file, to});
  return all;
}

std::vector<Include> includes_of_project() {
  std::vector<Include> all;
  for (const fs::path& file : files_in({"engine", "scripting", "tools"}, cpp))
    for (Include& include : includes_of(place(file), text_of_file(file)))
      all.push_back(std::move(include));
  return all;
}

// "engine/table/zones.cpp includes engine/rules/attack.h", for every include that points to a later room or to none.
std::string backward(const std::vector<Include>& includes) {
  const auto rank = [](const std::string& file) { return std::find(rooms.begin(), rooms.end(), room_of(file)); };
  std::string all;
  for (const Include& i : includes)
    if (rank(i.from) == rooms.end() || rank(i.to) == rooms.end() || rank(i.to) > rank(i.from))
      all += i.from + " includes " + i.to + "\n";
  return all;
}

// Follows includes from unit to unit. A unit that is reached again while still open closes a cycle.
class Cycles {
 public:
  explicit Cycles(const std::vector<Include>& includes) {
    for (const Include& i : includes)
      if (unit_of(i.from) != unit_of(i.to))
        next_[unit_of(i.from)].insert(unit_of(i.to));
    for (const auto& [unit, to] : next_)
      follow(unit);
  }
  // "a -> b -> a", one line for each cycle.
  const std::string& all() const { return all_; }

 private:
  void follow(const std::string& unit) {
    if (const auto open = std::find(path_.begin(), path_.end(), unit); open != path_.end()) {
      for (auto at = open; at != path_.end(); ++at)
        all_ += *at + " -> ";
      all_ += unit + "\n";
      return;
    }
    if (!done_.insert(unit).second)
      return;
    path_.push_back(unit);
    if (const auto to = next_.find(unit); to != next_.end())
      for (const std::string& other : to->second)
        follow(other);
    path_.pop_back();
  }

  std::map<std::string, std::set<std::string>> next_;
  std::set<std::string> done_;
  std::vector<std::string> path_;
  std::string all_;
};

// The rooms of a page, each with its sentence: "| `engine/model` | values: ids, events |".
std::vector<std::string> rooms_described_in(const std::string& page) {
  static const std::regex row(R"re(\| `([a-z_]+/[a-z_/]+)` \| ([^|]+) \|)re");
  std::vector<std::string> all;
  std::istringstream lines(page);
  std::smatch parts;
  for (std::string line; std::getline(lines, line);)
    if (std::regex_match(line, parts, row) && fs::is_directory(root / parts[1].str()))
      all.push_back(parts[1]);
  return all;
}

}  // namespace

TEST_CASE("rooms: the pages say in one sentence what each room is for, in the order of the rooms") {
  std::vector<std::string> described;
  for (const std::string page : {"engine/README.md", "scripting/README.md", "tools/README.md"})
    for (const std::string& room : rooms_described_in(text_of_file(root / page)))
      described.push_back(room);
  CHECK(described == rooms);
}

TEST_CASE("rooms: a row without a sentence, or of a folder that does not exist, describes no room") {
  CHECK(rooms_described_in("| `engine/model` | values |\n").size() == 1);
  CHECK(rooms_described_in("| `engine/model` |  |\n| `engine/nowhere` | values |\n| `engine/model` |\n").empty());
}

TEST_CASE("rooms: each file includes only its own room and rooms before it") {
  const std::vector<Include> includes = includes_of_project();
  CHECK(includes.size() > 1000);
  CHECK(backward(includes) == "");
}

TEST_CASE("rooms: an include of a later room, or of a file outside all rooms, is found") {
  const std::string planted =
      "// A comment\n#include <vector>\n#include \"engine/rules/attack.h\"\n#include \"engine/model/ids.h\"\n";
  CHECK(backward(includes_of("engine/table/zones.cpp", planted)) ==
        "engine/table/zones.cpp includes engine/rules/attack.h\n");
  CHECK(backward(includes_of("engine/table/zones.cpp", "#include \"tests/support/deal.h\"\n")) != "");
  CHECK(backward(includes_of("tools/commands/experiments/sim.cpp", "#include \"engine/model/ids.h\"\n")) == "");
}

TEST_CASE("rooms: there are no include cycles, with a header and its source counted as one") {
  CHECK(Cycles(includes_of_project()).all() == "");
}

TEST_CASE("rooms: an include cycle is found, also if a source file closes it") {
  CHECK(Cycles({{"a/x.h", "a/y.h"}, {"a/y.cpp", "a/z.h"}, {"a/z.h", "a/x.h"}}).all() == "a/x -> a/y -> a/z -> a/x\n");
  CHECK(Cycles({{"a/x.cpp", "a/x.h"}, {"a/x.cpp", "a/y.h"}, {"a/z.h", "a/y.h"}}).all() == "");
}

TEST_CASE("rooms: no room is too large, and no two C++ files have the same name") {
  std::map<std::string, std::size_t> files;
  std::set<std::string> names;
  std::string twice;
  for (const fs::path& file : files_in({"engine", "scripting", "tools", "tests"}, cpp)) {
    ++files[room_of(place(file))];
    const bool is_public = room_of(place(file)) == "tools/embed/soulstack";  // hosts write soulstack/game.h
    if (!is_public && !names.insert(file.filename().string()).second)
      twice += place(file) + "\n";
  }
  CHECK(twice == "");
  std::string too_large;
  for (const auto& [room, n] : files) {
    if (n > most_files_in_a_room)
      too_large += room + ": " + std::to_string(n) + " files\n";
  }
  CHECK(too_large == "");
}

TEST_CASE("rooms: only scripting/ and its tests include Lua") {
  CHECK(lines_with({"engine", "tools"}, std::regex("#include.*[<\"](lua|lauxlib)")) == "");
  CHECK(lines_with({"engine"}, std::regex("lua\\.h|lua_State|lualib|lauxlib")) == "");
}

}  // namespace soulstack::testing::rooms_test
