// Each file includes the headers of the standard library that it uses, itself or through a header of the project.
// Builds with precompiled headers do not notice when one is missing; builds without them fail.
#include <doctest/doctest.h>

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/sources.h"

namespace soulstack::testing::includes_test {
namespace {

// The names that the project takes from the precompiled headers (CMakeLists.txt); of <utility> without std::move, which
// other headers also bring.
const std::map<std::string, std::string>& header_of_name() {
  static const std::map<std::string, std::string> all = [] {
    const std::vector<std::pair<std::string, std::vector<std::string>>> headers = {
        {"algorithm",
         {"adjacent_find",
          "all_of",
          "any_of",
          "binary_search",
          "clamp",
          "copy",
          "copy_if",
          "count",
          "count_if",
          "equal",
          "equal_range",
          "fill",
          "fill_n",
          "find",
          "find_if",
          "find_if_not",
          "for_each",
          "includes",
          "is_sorted",
          "lower_bound",
          "max",
          "max_element",
          "min",
          "min_element",
          "minmax",
          "minmax_element",
          "mismatch",
          "none_of",
          "remove_if",
          "replace",
          "replace_if",
          "reverse",
          "rotate",
          "search",
          "set_difference",
          "shuffle",
          "sort",
          "stable_partition",
          "stable_sort",
          "transform",
          "unique",
          "upper_bound"}},
        {"array", {"array", "to_array"}},
        {"cstdint",
         {"int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "uintmax_t",
          "uintptr_t"}},
        {"filesystem", {"filesystem"}},
        {"functional", {"function"}},
        {"map", {"map", "multimap"}},
        {"memory", {"unique_ptr", "shared_ptr", "make_unique", "make_shared"}},
        {"optional", {"optional", "nullopt"}},
        {"set", {"set", "multiset"}},
        {"span", {"span"}},
        {"sstream", {"stringstream", "istringstream", "ostringstream", "stringbuf"}},
        {"string", {"string", "to_string", "stoi", "stoul", "stod"}},
        {"string_view", {"string_view"}},
        {"utility", {"pair", "swap", "exchange", "as_const", "in_range"}},
        {"vector", {"vector"}},
    };
    std::map<std::string, std::string> made;
    for (const auto& [header, names] : headers)
      for (const std::string& name : names)
        made[name] = header;
    return made;
  }();
  return all;
}

// The names after std:: in the code of a text.
std::set<std::string> standard_names_in(const std::string& text) {
  std::string code;
  Piece piece;
  for (std::size_t i = 0; i < text.size(); i = piece.end)
    if (piece = piece_at(text, i); piece.kind == Piece::code)
      code += text[i];
  const std::string prefix = "std::";
  std::set<std::string> names;
  for (std::size_t at = code.find(prefix); at != std::string::npos; at = code.find(prefix, at)) {
    at += prefix.size();
    std::size_t end = at;
    while (end < code.size() && (std::isalnum(static_cast<unsigned char>(code[end])) != 0 || code[end] == '_'))
      ++end;
    names.insert(code.substr(at, end - at));
  }
  return names;
}

// The files that were read, by their names in the project.
class Files {
 public:
  const Includes& of(const std::string& file) {
    const auto [known, is_new] = known_.try_emplace(file);
    if (is_new)
      known->second = includes_in(text_of_file(root / file));
    return known->second;
  }

  // What a text includes, itself or through headers of the project.
  std::set<std::string> reached_from(const std::string& text) {
    Includes found = includes_in(text);
    std::vector<std::string> open(found.own.begin(), found.own.end());
    while (!open.empty()) {
      const Includes& more = of(std::exchange(open.back(), {}));
      open.pop_back();
      found.standard.insert(more.standard.begin(), more.standard.end());
      for (const std::string& file : more.own)
        if (found.own.insert(file).second)
          open.push_back(file);
    }
    return found.standard;
  }

 private:
  std::map<std::string, Includes> known_;
};

std::string missing_in(Files& files, const std::string& text) {
  const std::set<std::string> reached = files.reached_from(text);
  std::set<std::string> missing;
  for (const std::string& name : standard_names_in(text))
    if (const auto known = header_of_name().find(name);
        known != header_of_name().end() && !reached.contains(known->second))
      missing.insert(known->second);
  std::string all;
  for (const std::string& header : missing)
    all += " <" + header + ">";
  return all;
}

}  // namespace

TEST_CASE("includes: each file includes the headers of the standard library that it uses") {
  Files files;
  std::string all;
  for (const fs::path& file : files_in({"engine", "scripting", "tools", "tests"}, cpp))
    if (const std::string missing = missing_in(files, text_of_file(file)); !missing.empty())
      all += place(file) + ":" + missing + "\n";
  CHECK(all == "");
}

TEST_CASE("includes: a header that is missing is found, and one that a header of the project includes is not") {
  Files files;
  CHECK(missing_in(files, "#include <string>\nstd::vector<std::string> all;\n") == " <vector>");
  CHECK(missing_in(files, "// std::vector<int>\nconst char* text = \"std::map\";\n") == "");
  CHECK(missing_in(files, "#include \"tests/support/sources.h\"\nstd::vector<std::string> all;\n") == "");
}

}  // namespace soulstack::testing::includes_test
