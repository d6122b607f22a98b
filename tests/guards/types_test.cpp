// Guard: a type has one definition. Of two types with a name in one namespace, the linker keeps the functions
// of one, such as the destructor of a vector of them, and calls them for both.
#include <doctest/doctest.h>

#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/sources.h"

namespace soulstack::testing::types_test {
namespace {

using Places = std::map<std::string, std::set<std::string>>;

// The types of a file that other files can name, as "soulstack::Table"; the file is formatted.
void add_types(const std::string& text, const std::string& file, Places& into) {
  static const std::regex opens(R"(^namespace ([\w:]*) ?\{)"), closes(R"(^\}  // namespace.*)");
  static const std::regex type(R"(^(struct|class|enum|enum class) (\[\[\w+\]\] )?(\w+)( final)?( : [^;]*)? \{.*)");
  std::vector<std::string> namespaces;
  std::istringstream lines(text);
  std::smatch parts;
  for (std::string line; std::getline(lines, line);) {
    if (std::regex_search(line, parts, opens))
      namespaces.push_back(parts[1]);
    else if (std::regex_match(line, closes) && !namespaces.empty())
      namespaces.pop_back();
    else if (std::regex_match(line, parts, type)) {
      std::string name;
      for (const std::string& one : namespaces)
        name += (one.empty() ? file : one) + "::";
      into[name + parts[3].str()].insert(file);
    }
  }
}

std::string defined_twice(const Places& types) {
  std::string all;
  for (const auto& [name, files] : types)
    if (files.size() > 1) {
      all += name + ":";
      for (const std::string& file : files)
        all += " " + file;
      all += "\n";
    }
  return all;
}

}  // namespace

TEST_CASE("guards: types of the same name in two files are found, but not those of nameless namespaces") {
  Places types;
  add_types("namespace a {\nnamespace {\nstruct X {\n};\n}  // namespace\nstruct Y : Z {\n};\n}  // namespace a\n", "1",
            types);
  add_types(
      "namespace a {\nnamespace {\nstruct X {\n};\n}  // namespace\nenum class Y : int { y };\n}  // namespace a\n",
      "2", types);
  add_types("namespace b {\nclass Y final {\n};\nstruct Y::Z {\n};\n}  // namespace b\n", "3", types);
  CHECK(defined_twice(types) == "a::Y: 1 2\n");
}

TEST_CASE("guards: a type has one definition") {
  Places types;
  for (const fs::path& file : files_in({"engine", "scripting", "tools"}, cpp))
    add_types(text_of_file(file), file.lexically_relative(root).generic_string(), types);
  CHECK(types.size() > 500);
  CHECK(defined_twice(types) == "");
}

}  // namespace soulstack::testing::types_test
