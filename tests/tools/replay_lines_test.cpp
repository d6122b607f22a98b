// soulstack replay --lines: events and Lua lines, printed or step by step.
#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/recorded.h"

namespace soulstack::testing::replay_lines_test {
namespace {

// A journal of two turns and more, by bots; the same for all tests.
std::string some_game() {
  static const std::string path = [] {
    const fs::path file = own_folder.path() / "lines.journal";
    REQUIRE(played(21, 200, {"eager", "eager"})->write(file, tools::FileKind::journal) == "");
    return file.string();
  }();
  return path;
}

std::vector<std::string> lines_in(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream all(text);
  for (std::string line; std::getline(all, line);)
    lines.push_back(line);
  return lines;
}

// On a terminal, with these lines typed.
Ran typed(const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out, err;
  tools::Console console{in, out, err};
  console.in_is_terminal = console.out_is_terminal = true;
  const int code = tools::run_program({"replay", some_game(), "--lines"}, console);
  return {code, out.str(), err.str()};
}

// The first "file:line  source" of a card.
std::string first_script_line(const std::string& out) {
  for (const std::string& line : lines_in(out))
    if (line.starts_with("  cards/base/") && !has(line, "/rules/"))
      return line;
  return "";
}

TEST_CASE("replay --lines: prints answers, events, effects, lines and calls, and the game is the same") {
  const Ran ran = run("replay", some_game().c_str(), "--lines");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "Identical: "));
  CHECK(has(ran.out, "Turn 1, decision 1: P"));
  CHECK(has(ran.out, " -> "));
  const std::string line = first_script_line(ran.out);
  REQUIRE(line != "");
  const std::size_t colon = line.find(".lua:") + 4, space = line.find("  ", 2);
  const std::vector<std::string> source = lines_in(text_of(line.substr(2, colon - 2)));
  CHECK(has(source[std::stoul(line.substr(colon + 1, space - colon - 1)) - 1], line.substr(space + 2)));
}

TEST_CASE("replay --lines: --card shows the lines of one card") {
  const std::string line = first_script_line(run("replay", some_game().c_str(), "--lines").out);
  const std::string file = line.substr(2, line.find(':') - 2);
  const std::string card = fs::path(file).stem().string();
  const Ran ran = run("replay", some_game().c_str(), "--lines", "--card", card.c_str());
  CHECK(ran.code == 0);
  const auto lines = lines_in(ran.out);
  CHECK(std::count_if(lines.begin(), lines.end(), [&](const auto& l) { return l.starts_with("  " + file); }) > 0);
  CHECK(std::none_of(lines.begin(), lines.end(),
                     [&](const auto& l) { return l.starts_with("  cards/base/") && !l.starts_with("  " + file); }));
}

TEST_CASE("replay --lines: --turn shows one turn") {
  const std::string all = run("replay", some_game().c_str(), "--lines").out;
  const std::string two = run("replay", some_game().c_str(), "--lines", "--turn", "2").out;
  CHECK(has(all, "Turn 1, decision "));
  CHECK(has(two, "Turn 2, decision "));
  const std::string rest = two.substr(two.find("Turn 2, decision "));
  CHECK_FALSE(has(rest, "Turn 3, decision"));
  CHECK(rest.size() < all.size());
}

TEST_CASE("replay --lines: wrong options are refused") {
  CHECK(has(run("replay", some_game().c_str(), "--card", "bomb").err, "--card needs --lines"));
  CHECK(run("replay", some_game().c_str(), "--lines", "--step").code == 2);
  CHECK(run("replay", some_game().c_str(), "--lines", "--json").code == 2);
  const Ran unknown = run("replay", some_game().c_str(), "--lines", "--card", "bmob");
  CHECK(unknown.code == 2);
  CHECK(has(unknown.err, "there is no card `bmob` in this game; did you mean `bomb`?"));
}

TEST_CASE("replay --lines on a terminal: steps forwards and backwards") {
  const std::string out = typed("n\n\nb\nq\n").out;
  const std::size_t begin = out.find("[1/"), third = out.find("[3/");
  REQUIRE(begin != std::string::npos);
  REQUIRE(third != std::string::npos);
  const std::size_t second = out.find("[2/");
  const std::size_t again = out.rfind("[2/");
  CHECK(second < third);
  CHECK(third < again);
  CHECK(out.substr(second, out.find('\n', second) - second) == out.substr(again, out.find('\n', again) - again));
}

TEST_CASE("replay --lines on a terminal: jumps to a decision, the next event and the next line") {
  const std::string out = typed("j 5\ne\nl\nboard\nq\n").out;
  CHECK(has(out, "decision 5: P"));
  CHECK(has(out, "  cards/base/"));
  CHECK(has(out, "Players"));
}

TEST_CASE("replay --lines on a terminal: ends of the game and unknown commands are named") {
  const std::string out = typed("b\nj 100000\nj x\nhop\n?\nj 200\nn\nn\nn\nn\nn\nn\nn\nn\nn\nn\nn\nn\n").out;
  CHECK(has(out, "This is the first step"));
  CHECK(has(out, "Use `j N` with a decision up to 200"));
  CHECK(has(out, "Unknown command `hop`"));
}

}  // namespace
}  // namespace soulstack::testing::replay_lines_test
