// The versions of what others rely on: a file of each version is kept in tests/versions and opened here, and what a
// protocol of a kept version says is still said. tests/versions/README.md says what to do when a version changes.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/recorded.h"
#include "tests/support/serving.h"
#include "tools/archives/set_archive.h"
#include "tools/records/record.h"
#include "tools/results/layout.h"
#include "tools/service/discover.h"

namespace soulstack::testing::versions_test {
namespace {

const std::string kept = "tests/versions/";
constexpr int first_kept_record = 2;  // whose games are the same today; decks were shuffled otherwise before

std::string protocol() { return std::string(tools::protocol_version.substr(0, tools::protocol_version.rfind('.'))); }

// ---- Journals and saves

// Plays the answers of a kept record with the kept set, and expects that all are possible and have the same events.
// States may have other hashes by now.
void plays(const std::string& file, bool is_save) {
  CAPTURE(file);
  const std::string text = text_of(kept + file);
  const tools::Record record = tools::parse_record(text, file, tools::CutOff::refused);
  CHECK(record.save == is_save);
  REQUIRE(record.steps.size() > 50);
  const Json played =
      json_of(run("replay", (kept + file).c_str(), "--rebase", "--json", "--set", "tests/versions/kept"));
  CHECK_MESSAGE(played["same"] == true, played.dump());
  CHECK(played["decisions"] == record.steps.size());
  CHECK(played["played"] == played["decisions"]);
  CHECK(text_of(kept + file) == text);
}

// ---- The protocol as lines

using Lines = std::set<std::string>;

void add_schema(const Json& schema, const std::string& place, Lines& into);

// What an object has: "Card.name: string", and "Card.name required".
void add_members(const Json& schema, const std::string& place, Lines& into) {
  if (const Json* const members = schema.find("properties"))
    for (const auto& [name, member] : members->items())
      add_schema(member, place + "." + name, into);
  if (const Json* const required = schema.find("required"))
    for (const Json& name : *required)
      into.insert(place + "." + name.text() + " required");
}

void add_schema(const Json& schema, const std::string& place, Lines& into) {
  if (const Json* const other = schema.find("$ref"))
    into.insert(place + ": " + other->text());
  if (const Json* const type = schema.find("type"))
    into.insert(place + ": " + (type->is_string() ? type->text() : type->dump()));
  if (const Json* const words = schema.find("enum"))
    for (const Json& word : *words)
      into.insert(place + " = " + word.dump());
  if (const Json* const forms = schema.find("anyOf"))
    for (const Json& form : *forms)
      add_schema(form, place, into);
  if (const Json* const items = schema.find("items"))
    add_schema(*items, place + "[]", into);
  if (const Json* const values = schema.find("additionalProperties"); values != nullptr && values->is_object())
    add_schema(*values, place + "{}", into);
  add_members(schema, place, into);
}

constexpr std::string_view parameter_mark = "(";

Lines lines_of(const Json& document) {
  Lines lines;
  for (const Json& method : document.at("methods")) {
    const std::string name = method.at("name").text();
    lines.insert(name);
    for (const Json& parameter : method.at("params")) {
      const std::string place = name + "(" + parameter.at("name").text() + ")";
      add_schema(parameter.at("schema"), place, lines);
      if (parameter.at("required") == true)
        lines.insert(place + " required");
    }
    add_schema(method.at("result").at("schema"), name, lines);
  }
  for (const auto& [name, schema] : document.at("components").at("schemas").items())
    add_schema(schema, name, lines);
  return lines;
}

Lines lines_in(const std::string& file) {
  std::istringstream text(text_of(kept + file));
  Lines lines;
  for (std::string line; std::getline(text, line);)
    lines.insert(line);
  return lines;
}

bool demands_a_parameter(const std::string& line) {
  return line.find(parameter_mark) != std::string::npos && line.ends_with(" required");
}

// What clients of `before` would miss `now`, or would have to say in addition.
std::string broken(const Lines& before, const Lines& now) {
  std::string all;
  for (const std::string& line : before)
    if (!now.contains(line) && !demands_a_parameter(line))
      all += "gone: " + line + "\n";
  for (const std::string& line : now)
    if (demands_a_parameter(line) && !before.contains(line) && before.contains(line.substr(0, line.find('('))))
      all += "new: " + line + "\n";
  return all;
}

}  // namespace

TEST_CASE("versions: a journal and a save of each version are read, and all of their answers are played") {
  for (int version = first_kept_record; version <= tools::record_version; ++version) {
    plays(fmt::format("record_{}.journal", version), false);
    plays(fmt::format("record_{}.save", version), true);
  }
}

TEST_CASE("versions: a journal and a save of version 1 are read, and where their game is another one today is shown") {
  for (const char* name : {"record_1.journal", "record_1.save"}) {
    CAPTURE(name);
    const tools::Record record = tools::parse_record(text_of(kept + name), name, tools::CutOff::refused);
    CHECK(record.version == 1);
    CHECK(record.steps.size() == 80);
    const Ran ran = run("replay", (kept + name).c_str(), "--rebase", "--set", "tests/versions/kept");
    CHECK_MESSAGE(has(ran.out, "First difference from the original during setup"), ran.out << ran.err);
    CHECK(has(ran.out, "changed: kept: rules/extended.lua"));
  }
}

TEST_CASE("versions: a journal of each version is continued, in its own version") {
  for (int version = first_kept_record; version <= tools::record_version; ++version) {
    const fs::path copy = own_folder.path() / fmt::format("continued_{}.journal", version);
    fs::copy_file(fmt::format("{}record_{}.journal", kept, version), copy, fs::copy_options::overwrite_existing);
    const std::string before = text_of(copy);
    const Ran ran = soulstack_with("1\nquit\n", {"play", "--resume", copy.string(), "--set", "tests/versions/kept"});
    CHECK_MESSAGE(ran.code == 0, ran.err);
    const std::string after = text_of(copy);
    CHECK(after.size() > before.size());
    CHECK(after.starts_with(before));
    CHECK(tools::parse_record(after, "copy", tools::CutOff::refused).version == version);
  }
}

TEST_CASE("versions: a record, a set and a client of a later version are refused, with both versions named") {
  const std::string later = fmt::format("\"version\":{},", tools::record_version + 1);
  std::string record = text_of(kept + fmt::format("record_{}.save", tools::record_version));
  record.replace(record.find(fmt::format("\"version\":{},", tools::record_version)), later.size(), later);
  CHECK(has(refusal_of(record), fmt::format("has version {} of the file format", tools::record_version + 1)));
  CHECK(has(refusal_of(record), fmt::format("supports versions up to {}", tools::record_version)));

  Serving serving;
  const Json set = serving.ask("sets.open", {{"files", {{"set.lua", R"(return set { id = "later", title = "Later",
    version = "1", api = 2, authors = { "me" }, license = "MIT" })"}}}});
  CHECK(set["loads"] == false);
  CHECK_MESSAGE(has(set["findings"].dump(), "api"), set["findings"].dump());

  CHECK(serving.refusal_code("hello", {{"version", "1.99"}}) == "wrong_version");
  CHECK(serving.refusal_code("hello", {{"version", "2.0"}}) == "wrong_version");
}

TEST_CASE("versions: an archive of each version is installed, and has the kept set") {
  const fs::path home = own_folder.path() / "archives";
  setenv("XDG_DATA_HOME", home.c_str(), 1);
  for (int version = 1; version <= tools::manifest_format; ++version) {
    const Ran ran = run("install", fmt::format("{}archive_{}.set.zip", kept, version).c_str());
    CHECK_MESSAGE(ran.code == 0, ran.err);
    const Json listed = json_of(run("list", "--json"));
    CHECK(listed["sets"][0]["version"] == "1.0.0");
    CHECK(listed["sets"][0]["changed"] == Json::array());
    CHECK(run("sim", "--set", "kept", "--games", "1", "--players", "2").code == 0);
    CHECK(run("remove", "kept").code == 0);
  }
  setenv("XDG_DATA_HOME", "/nonexistent", 1);
}

TEST_CASE(
    "versions: a file with results is read, and its games are played again; those of other versions are refused") {
  const std::string name = fmt::format("results_{}.db", tools::layout_of_results);
  const Json read = json_of(run("results", (kept + name).c_str(), "--json"));
  CHECK_MESSAGE(read["rows"]["game"] == 6, read.dump());
  const Ran played = run("replay", (kept + name + "#3").c_str(), "--set", "tests/versions/kept");
  CHECK_MESSAGE(played.code == 0, played.out << played.err);

  constexpr std::size_t place_of_version = 63;  // the last byte of SQLite's user_version
  for (const int other : {tools::layout_of_results - 1, tools::layout_of_results + 1}) {
    const fs::path copy = own_folder.path() / "other.db";
    std::string bytes = text_of(kept + name);
    REQUIRE(bytes[place_of_version] == tools::layout_of_results);
    bytes[place_of_version] = static_cast<char>(other);
    std::ofstream(copy, std::ios::binary) << bytes;
    const Ran ran = run("results", copy.c_str());
    CHECK(ran.code == 3);
    CHECK(has(ran.err, "has the tables of another version of soulstack; play its run again"));
    CHECK(text_of(copy) == bytes);
  }
}

TEST_CASE("versions: the kept set loads without findings") {
  const Ran ran = run("check", "tests/versions/kept");
  CHECK_MESSAGE(ran.code == 0, ran.out << ran.err);
  CHECK_MESSAGE(has(ran.err, "0 errors, 0 warnings"), ran.err);
}

TEST_CASE("versions: a client of protocol 1.0 is served") {
  std::istringstream requests(text_of(kept + "protocol_1.0.jsonl"));
  Service service{ServiceOptions{}};
  Serving serving(Role::owner, service);
  int answered = 0;
  for (std::string line; std::getline(requests, line); ++answered) {
    const Json response = Json::parse(serving.respond(line));
    CHECK_MESSAGE(response.contains("result"), line << ": " << response.dump());
  }
  CHECK(answered >= 10);
}

TEST_CASE("versions: nothing that the protocol of a kept version says has gone") {
  const Lines now = lines_of(tools::open_rpc());
  const std::string file = "protocol_" + protocol() + ".txt";
  if (std::getenv("SOULSTACK_KEEP") != nullptr) {
    std::ofstream out(kept + file);
    for (const std::string& line : now)
      out << line << '\n';
  }
  CHECK_MESSAGE(fs::exists(kept + file), file << " is missing: tests/versions/README.md says how to keep it");
  for (const auto& entry : fs::directory_iterator(kept))
    if (entry.path().extension() == ".txt") {
      const Lines before = lines_in(entry.path().filename().string());
      CHECK(before.size() > 500);
      CHECK(broken(before, now) == "");
    }
}

TEST_CASE("versions: a method, a member and a word that are gone are found, and a new demand") {
  const Lines before = {"game.new", "game.new(seed): integer", "game.new(seed) required", "Card.name: string"};
  Lines now = before;
  CHECK(broken(before, now) == "");
  now.erase("game.new(seed) required");
  now.insert("Card.size: integer");
  now.insert("game.add");
  now.insert("game.add(n) required");
  CHECK(broken(before, now) == "");
  now.insert("game.new(rules) required");
  now.erase("Card.name: string");
  CHECK(broken(before, now) == "gone: Card.name: string\nnew: game.new(rules) required\n");
}

TEST_CASE("versions: the page names the versions of today") {
  const std::string page = text_of("tools/docs/pages/versions.md");
  CHECK(has(page, fmt::format("| journal, save | {} |", tools::record_version)));
  CHECK(has(page, fmt::format("| protocol | {} |", protocol())));
  CHECK(has(page, "| card language | 1 |"));
}

}  // namespace soulstack::testing::versions_test
