// Each file includes the headers of the standard library, and those of the project with the functions that it calls, itself
// or through a header of the project. Builds with precompiled headers and batches do not notice when one is missing; builds
// without them fail.
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

// Without comments and literals.
std::string code_of(const std::string& text) {
  std::string code;
  Piece piece;
  for (std::size_t i = 0; i < text.size(); i = piece.end)
    if (piece = piece_at(text, i); piece.kind == Piece::code)
      code += text[i];
  return code;
}

bool is_of_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// Names of one word are also names of members in many classes.
bool has_words(std::string_view name) { return name.find('_', 1) < name.size() - 1; }

// A name of several words in the code of a text, and how it stands there.
struct Use {
  std::string name;
  bool called;      // before a parenthesis, and not of an object or a namespace
  bool introduced;  // behind a type: a function, a member, a variable or a parameter
};

// `before`: the code up to the name.
bool is_introduced(std::string_view before) {
  const std::size_t end = before.find_last_not_of(' ');
  if (end == std::string_view::npos || end == 0)
    return false;
  const char last = before[end];
  const bool is_type = last == '>' || last == '&' || last == '*';
  if (is_type)
    return is_of_name(before[end - 1]) || before[end - 1] == '>' || (last == '>' && before[end - 1] == '*');
  if (!is_of_name(last) || end + 1 == before.size())
    return false;
  std::size_t from = end;
  while (from > 0 && is_of_name(before[from - 1]))
    --from;
  const std::string_view word = before.substr(from, end + 1 - from);
  return word != "return" && word != "else" && word != "case" && word != "throw";
}

std::vector<Use> uses_in(std::string_view code) {
  std::vector<Use> uses;
  for (std::size_t from = 0, end = 0; from < code.size(); from = end) {
    end = from + 1;
    if (!is_of_name(code[from]))
      continue;
    while (end < code.size() && is_of_name(code[end]))
      ++end;
    const std::string_view name = code.substr(from, end - from);
    if (!has_words(name))
      continue;
    const std::string_view before = code.substr(0, from);
    const bool is_member = before.ends_with('.') || before.ends_with("->") || before.ends_with("::");
    const bool is_call = end < code.size() && code[end] == '(' && !is_member;
    uses.push_back({std::string(name), is_call, is_introduced(before)});
  }
  return uses;
}

std::set<std::string> introduced_in(const std::string& code) {
  std::set<std::string> names;
  for (const Use& use : uses_in(code))
    if (use.introduced)
      names.insert(use.name);
  return names;
}

// The functions that a header declares outside of classes: their lines are not indented.
std::set<std::string> functions_in(const std::string& code) {
  std::set<std::string> names;
  std::istringstream lines(code);
  for (std::string line; std::getline(lines, line);)
    if (!line.starts_with(' '))
      for (const Use& use : uses_in(std::string_view(line).substr(0, line.find('(') + 1)))
        if (use.called && use.introduced)
          names.insert(use.name);
  return names;
}

// The names after std:: in the code of a text.
std::set<std::string> standard_names_in(const std::string& text) {
  const std::string code = code_of(text);
  const std::string prefix = "std::";
  std::set<std::string> names;
  for (std::size_t at = code.find(prefix); at != std::string::npos; at = code.find(prefix, at)) {
    at += prefix.size();
    std::size_t end = at;
    while (end < code.size() && is_of_name(code[end]))
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

  // The names of several words that a header introduces.
  const std::set<std::string>& introduced_by(const std::string& header) {
    const auto [known, is_new] = introduced_.try_emplace(header);
    if (is_new)
      known->second = introduced_in(code_of(text_of_file(root / header)));
    return known->second;
  }

  // What a text includes, itself or through headers of the project.
  Includes reached_from(const std::string& text) {
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
    return found;
  }

 private:
  std::map<std::string, Includes> known_;
  std::map<std::string, std::set<std::string>> introduced_;
};

std::string missing_in(Files& files, const std::string& text) {
  const std::set<std::string> reached = files.reached_from(text).standard;
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

using HeaderOfFunction = std::map<std::string, std::string>;

HeaderOfFunction header_of_function() {
  HeaderOfFunction all;
  for (const fs::path& file : files_in({"engine", "scripting", "tools", "tests"}, {".h"}))
    for (const std::string& name : functions_in(code_of(text_of_file(file))))
      all[name] = place(file);
  return all;
}

// The functions of the project that a text calls without a header that declares them.
std::string undeclared_in(Files& files, const HeaderOfFunction& headers, const std::string& text) {
  const std::string code = code_of(text);
  const std::set<std::string> own = introduced_in(code);
  const std::set<std::string> reached = files.reached_from(text).own;
  std::set<std::string> missing;
  for (const Use& use : uses_in(code)) {
    const auto introduces = [&](const std::string& header) { return files.introduced_by(header).contains(use.name); };
    if (use.called && headers.contains(use.name) && !own.contains(use.name) &&
        std::none_of(reached.begin(), reached.end(), introduces))
      missing.insert(use.name + " of " + headers.at(use.name));
  }
  std::string all;
  for (const std::string& one : missing)
    all += " " + one;
  return all;
}

}  // namespace

TEST_CASE("includes: each file includes the headers of the project whose functions it calls") {
  Files files;
  const HeaderOfFunction headers = header_of_function();
  std::string all;
  for (const fs::path& file : files_in({"engine", "scripting", "tools", "tests"}, {".cpp"}))
    if (const std::string missing = undeclared_in(files, headers, text_of_file(file)); !missing.empty())
      all += place(file) + ":" + missing + "\n";
  CHECK(all == "");
}

TEST_CASE("includes: a function without its header is found, and members and functions of the file itself are not") {
  Files files;
  const HeaderOfFunction headers = header_of_function();
  CHECK(undeclared_in(files, headers, "auto text = text_of_file(root);\n") ==
        " text_of_file of tests/support/sources.h");
  CHECK(undeclared_in(files, headers, "#include \"tests/support/sources.h\"\nauto text = text_of_file(root);\n") == "");
  CHECK(undeclared_in(files, headers, "auto text = place.text_of_file(root);  // text_of_file(root)\n") == "");
  CHECK(undeclared_in(files, headers, "int text_of_file(int n) {\n  return text_of_file(n - 1);\n}\n") == "");
}

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
