// What strangers write does not command the terminal: all text leaves through the console.
#include <doctest/doctest.h>

#include <sstream>
#include <string>

#include "tests/support/recorded.h"
#include "tests/support/running.h"
#include "tools/display/json_view.h"
#include "tools/display/safe_json.h"
#include "tools/records/record.h"
#include "tools/support/progress.h"
#include "tools/support/random.h"
#include "tools/support/safe_output.h"

namespace soulstack::testing::terminal_text_test {
namespace {

using soulstack::tools::Console;
using soulstack::tools::Ink;
using soulstack::tools::SafeOutput;

// Sets the title of the terminal, hides text, clears the screen; then C1 codes, a direction mark and broken UTF-8.
const std::string evil = "\x1b]0;owned\x07\x1b[8m\x1b[2J\r\b\x7f\xC2\x9B\xE2\x80\xAE\xFF";

bool is_harmless(const std::string& text) {
  for (const char* code : {"\x1b", "\x07", "\r", "\b", "\x7f", "\xC2\x9B", "\xE2\x80\xAE", "\xFF"})
    if (has(text, code))
      return false;
  return true;
}

// What is printed, as it leaves the program.
struct Printed {
  explicit Printed(bool colour = false) : safe_out(out, colour), safe_err(err, colour) { console.colour = colour; }

  std::istringstream in;
  std::ostringstream out, err;
  SafeOutput safe_out, safe_err;
  Console console{in, safe_out, safe_err, false, true, true};
};

}  // namespace

// Text without special characters is copied as a whole.
TEST_CASE("terminal text: a text is made safe like each of its characters") {
  const std::vector<std::string> pieces = {"a",    "~", " ", "\"",       "\n",   "\t", "\x1b",
                                           "\x7f", "¢", "◆", "\xC2\x9B", "\xFF", "🎲"};
  soulstack::tools::Dice dice(3);
  for (int n = 0; n < 500; ++n) {
    std::string text, each, json_each;
    for (int length = dice.below(12); length > 0; --length) {
      const std::string& piece = pieces[static_cast<std::size_t>(dice.below(static_cast<int>(pieces.size())))];
      text += piece;
      each += soulstack::scripting::printable(piece);
      const std::string one = soulstack::tools::safe_json(Json(piece));
      json_each += one.substr(1, one.size() - 2);
    }
    CHECK(soulstack::scripting::printable(text) == each);
    CHECK(soulstack::tools::safe_json(Json(text)) == '"' + json_each + '"');
  }
}

TEST_CASE("terminal: control characters are replaced in whatever is printed, noted or shown as progress") {
  Printed printed;
  printed.console.print("{} ¢ of P1\n\tdone\n", evil);
  printed.console.note("{}", evil);
  CHECK(is_harmless(printed.out.str()));
  CHECK(is_harmless(printed.err.str()));
  CHECK(has(printed.out.str(), " ¢ of P1\n\tdone\n"));
  Printed working;
  const std::string begin = "\r\x1b[K";
  soulstack::tools::ProgressLine(working.console).show(begin + evil, 2);
  const std::string line = working.err.str();
  REQUIRE((line.starts_with(begin) && line.ends_with(begin) && line.size() > 2 * begin.size()));
  CHECK(is_harmless(line.substr(begin.size(), line.size() - 2 * begin.size())));
}

TEST_CASE("terminal: with colour, only the codes of paint pass") {
  Printed printed(true);
  printed.console.print("{}{}", printed.console.paint(Ink::red, "a" + evil), evil);
  const std::string text = printed.out.str();
  REQUIRE(text.starts_with("\x1b[31ma"));
  std::size_t codes = 0;
  for (std::size_t at = 0; (at = text.find('\x1b', at)) != std::string::npos; ++at)
    ++codes;
  CHECK(codes == 2);
  CHECK(has(text, "\x1b[0m"));
}

TEST_CASE("terminal: JSON keeps its value, and has no raw control characters") {
  Printed printed;
  const Json value = {{"text", "a\x1b[2J\x7f\xC2\x9B\xE2\x80\xAE ¢\n"}};
  soulstack::tools::write_json(printed.console, value);
  CHECK(is_harmless(printed.out.str()));
  CHECK(has(printed.out.str(), "¢"));
  CHECK(Json::parse(printed.out.str()) == value);
}

TEST_CASE("terminal: the seats of a journal and the names of bots are printed without their codes") {
  const auto begun = played(3, 2);
  soulstack::tools::Beginning beginning = begun->beginning();
  beginning.seats[1] = "\x1b]0;owned\x07\x1b[2J.lua";
  const fs::path file = own_folder.path() / "evil.save";
  REQUIRE(soulstack::tools::write_record(file, soulstack::tools::FileKind::save, beginning, begun->setup(),
                                         begun->done(), "") == "");
  const Ran replayed = run("replay", file.string());
  CHECK(has(replayed.out, "owned"));
  CHECK(is_harmless(replayed.out + replayed.err));
  const Ran demo = run("demo", "--bots", "\x1b[2Jnothing.lua");
  CHECK(demo.code != 0);
  CHECK(has(demo.err, "nothing.lua"));
  CHECK(is_harmless(demo.out + demo.err));
  const Ran unknown = run("sim", "--bots", evil);
  CHECK(is_harmless(unknown.out + unknown.err));
  fs::remove(file);
}

}  // namespace soulstack::testing::terminal_text_test
