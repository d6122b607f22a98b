// Guard: a `switch` over an enum that the rules depend on names each value. With a `default`, the compiler could not
// name the places that have to know a new one.
#include <doctest/doctest.h>

#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/sources.h"

namespace soulstack::testing::switches_test {
namespace {

const std::string enums = "ZoneKind|AbilityKind|Phase|ValueKind";

// Without comments and the content of literals, so that each brace is one of the code.
std::string bare_code(const std::string& text) {
  std::string code;
  Piece piece;
  for (std::size_t i = 0; i < text.size(); i = piece.end) {
    piece = piece_at(text, i);
    for (std::size_t at = i; at < std::min(piece.end, text.size()); ++at)
      if (piece.kind == Piece::code || text[at] == '\n')
        code += text[at];
  }
  return code;
}

struct Block {
  bool is_switch = false, is_over_one_of_them = false;
  std::string found = {};  // the `default` of a switch
};

// The switch of a label, which may stand in a block of its own.
Block& nearest_switch(std::vector<Block>& blocks) {
  std::size_t at = blocks.size() - 1;
  while (at > 0 && !blocks[at].is_switch)
    --at;
  return blocks[at];
}

// "7: default" for each `default` of a switch with a label of these enums, and for each `using enum` of them, which would
// hide such labels.
std::string defaults_in(const std::string& text) {
  static const std::regex word("\\n|\\{|\\}|\\bswitch\\b|\\bdefault\\s*:|\\bcase\\s+(?:\\w+::)*(?:" + enums +
                               ")::|\\busing\\s+enum\\s+(?:\\w+::)*(?:" + enums + ")\\b");
  const std::string code = bare_code(text);
  std::string all;
  std::vector<Block> blocks = {{}};
  bool is_switch = false;
  int line = 1;
  for (auto at = std::sregex_iterator(code.begin(), code.end(), word); at != std::sregex_iterator(); ++at) {
    const std::string what = at->str();
    if (what == "\n") {
      ++line;
    } else if (what == "switch") {
      is_switch = true;
    } else if (what == "{") {
      blocks.push_back({std::exchange(is_switch, false)});
    } else if (what == "}" && blocks.size() > 1) {
      if (blocks.back().is_over_one_of_them)
        all += blocks.back().found;
      blocks.pop_back();
    } else if (what.starts_with("using")) {
      all += std::to_string(line) + ": using enum\n";
    } else {
      Block& own = nearest_switch(blocks);
      if (what.starts_with("case"))
        own.is_over_one_of_them = true;
      else
        own.found += std::to_string(line) + ": default\n";
    }
  }
  return all;
}

}  // namespace

TEST_CASE("switches: those over kinds of zones, abilities and values and over phases have no default") {
  std::string all;
  for (const fs::path& file : files_in({"engine", "scripting", "tools"}, cpp))
    if (const std::string here = defaults_in(text_of_file(file)); !here.empty())
      all += place(file) + ":" + here;
  CHECK(all == "");
}

TEST_CASE("switches: a default is found in its own switch only") {
  CHECK(defaults_in("switch (k) {\n  case ZoneKind::deck: { f(); break; }\n  default: break;\n}") == "3: default\n");
  CHECK(defaults_in("switch (k) {\n  default:\n    break;\n  case soulstack::Phase::end:\n    f();\n}") ==
        "2: default\n");
  CHECK(defaults_in(
            "switch (k) {\n  case ZoneKind::deck:\n    switch (n) {\n      case 1:\n      default:\n    }\n}") == "");
  CHECK(defaults_in(
            "switch (n) {\n  case 1: {\n    switch (k) { case ValueKind::none: f('{'); }\n  }\n  default:\n}") == "");
  CHECK(defaults_in("using enum AbilityKind;") == "1: using enum\n");
  CHECK(defaults_in("switch (k) { case ZoneKind::deck: f(); }  // default:") == "");
}

}  // namespace soulstack::testing::switches_test
