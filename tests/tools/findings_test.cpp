// Findings of soulstack check: their codes and explanations, the marked place, and --fix.
#include <array>
#include <set>

#include "scripting/reference/explanations.h"
#include "scripting/sandbox/file_tree.h"
#include "tests/support/sanitized.h"
#include "tests/support/small_set.h"

namespace soulstack::testing::findings_test {

using soulstack::scripting::Explanation;
using soulstack::scripting::explanations;

namespace {

// The names of the codes that `check` reports for a set with this file.
std::set<std::string> codes_for(const Explanation& row, std::string_view source) {
  const SmallSet set("explained");
  set.write(std::string(row.file), std::string(source));
  std::set<std::string> codes;
  const Json found = Json::parse(run("check", set.path(), "--format", "json").out);
  for (const Json& finding : found.at("findings"))
    codes.insert(finding.at("code"));
  return codes;
}

std::string listed(const std::set<std::string>& codes) {
  std::string all;
  for (const std::string& code : codes)
    all += code + " ";
  return all;
}

const std::string spark =
    "return loot { name = \"Spark\",\n  play { text = \"Gain 1¢.\", "
    "effect = function(you) gain_coinz(you, 1) end },\n}\n";

}  // namespace

TEST_CASE("explain: each wrong example gets its code, and each right one gets no finding") {
  int examples = 0;
  for (const Explanation& row : explanations()) {
    CAPTURE(row.code);
    CHECK(!row.title.empty());
    CHECK(!row.text.empty());
    if (row.file.empty())
      continue;
    if (!is_tried(static_cast<std::size_t>(examples++), 4))
      continue;
    const std::set<std::string> wrong = codes_for(row, row.wrong);
    CHECK_MESSAGE(wrong.contains(std::string(row.code.name())), listed(wrong));
    if (!row.right.empty()) {
      const std::set<std::string> right = codes_for(row, row.right);
      CHECK_MESSAGE(right.empty(), listed(right));
    }
  }
  MESSAGE(examples << " of " << explanations().size() << " codes have an example");
}

TEST_CASE("explain: the document has one section for each code, and no other") {
  const std::string_view document = soulstack::scripting::built_in_text("scripting/reference/explanations.md");
  std::size_t sections = 0;
  for (std::size_t at = document.find("\n## "); at != document.npos; at = document.find("\n## ", at + 1))
    ++sections;
  CHECK(sections == explanations().size());
}

TEST_CASE("explain: codes are found by number and by name") {
  for (const char* code : {"E010", "e10", "E10", "unknown_word", "Unknown_Word"}) {
    CAPTURE(code);
    const Ran ran = run("explain", code);
    CHECK(ran.code == 0);
    CHECK(has(ran.out, "E010 unknown_word: "));
    CHECK(has(ran.out, "gain_coinz"));
  }
  const Ran miss = run("explain", "unknown_wort");
  CHECK(miss.code == 2);
  CHECK(has(miss.err, "did you mean `unknown_word`"));
  for (const char* code : {"E", "0", "E0", "E1000", "E09"})
    CHECK_MESSAGE(run("explain", code).code == 2, code);
  CHECK(has(run("explain").out, "E010  unknown_word"));
}

TEST_CASE("check: the suggested word is one that the field takes") {
  const SmallSet set("taken");
  const std::string text = "text = \"When a monster dies, gain 1¢.\", effect = function(you) gain_coins(you, 1) end";
  set.write("treasure/ev.lua", "return treasure { name = \"Ev\",\n  when { event = monster_d, " + text + " } }\n");
  const Ran ran = run("check", set.path());
  CHECK(ran.code == 1);  // `monsters` is nearer, but not an event
  CHECK_MESSAGE(has(ran.out, "ev.lua:2:18: error: there is no word `monster_d` (did you mean `monster_died`?)"),
                ran.out);
}

TEST_CASE("check: a finding shows its line and marks the place") {
  const SmallSet set("marked");
  set.write("loot/spark.lua", spark);
  const Ran ran = run("check", set.path());
  CHECK(ran.code == 1);
  CHECK_MESSAGE(has(ran.out,
                    "spark.lua:2:52: error: there is no word `gain_coinz` (did you mean `gain_coins`?) [E010 "
                    "unknown_word]\n"
                    "    2 |   play { text = \"Gain 1¢.\", effect = function(you) gain_coinz(you, 1) end },\n"
                    "      |                                                    ^^^^^^^^^^\n"),
                ran.out);
  const Json found = Json::parse(run("check", set.path(), "--format", "json").out)["findings"][0];
  CHECK(found.at("column") == 52);
  CHECK(found.at("length") == 10);
  CHECK(found.at("number") == "E010");
}

TEST_CASE("check: the marked place is the wrong word, not another word of the message or of a comment") {
  const std::array<std::array<std::string, 2>, 4> cases = {{
      {"return treasure { name = \"Lens\", tap { txt = \"\", text = \"Gain 1¢.\", effect = function(you) "
       "gain_coins(you, 1) end } }",
       "txt"},
      {"return treasure { name = \"Lens\", -- copies\n copies = \"two\", tap { text = \"Gain 1¢.\", "
       "effect = function(you) gain_coins(you, 1) end } }",
       "two"},
      {"return treasure { name = \"Lens\",\n when { event = turn_started, of = you, object = this, text = \"Gain "
       "1¢.\", "
       "effect = function(you) gain_coins(you, 1) end } }",
       "object"},
      {"return treasure { name = \"Lens\", tap { text = \"Gain 1¢.\", effect = function(you) gain_coins(1, you) end } "
       "}",
       "gain_coins"},
  }};
  for (const auto& row : cases) {
    const std::string &source = row[0], &word = row[1];
    CAPTURE(source);
    const SmallSet set("words_marked");
    set.write("treasure/lens.lua", source);
    const Ran ran = run("check", set.path());
    const std::size_t bar = ran.out.find(" | "), below = ran.out.find(" | ", ran.out.find('\n', bar));
    REQUIRE(below != std::string::npos);
    const std::string line = ran.out.substr(bar + 3, ran.out.find('\n', bar) - bar - 3);
    const std::string marks = ran.out.substr(below + 3, ran.out.find('\n', below) - below - 3);
    CHECK_MESSAGE(line.substr(marks.find('^'), marks.size() - marks.find('^')) == word, ran.out);
  }
}

TEST_CASE("check --fix: corrects misspelt words, and leaves the rest as it was") {
  const SmallSet set("fixed");
  set.write("loot/spark.lua", spark);
  set.write("treasure/lens.lua",
            "return treasure { name = \"Lens\", copies = \"two\",\n  tap { txt = \"Gain 2¢.\", effect "
            "= function(you) gain_coins(you, 1) end } }\n");
  const Ran ran = run("check", set.path(), "--fix");
  CHECK(ran.code == 1);
  CHECK_MESSAGE(has(ran.err, "spark.lua:2: replaced `gain_coinz` by `gain_coins`"), ran.err);
  CHECK(text_of(set.path("loot/spark.lua")) ==
        "return loot { name = \"Spark\",\n  play { text = \"Gain 1¢.\", "
        "effect = function(you) gain_coins(you, 1) end },\n}\n");
  CHECK_MESSAGE(has(ran.out, "`copies` takes"), ran.out);
  CHECK(run("check", set.path(), "--fix").err.find("replaced") == std::string::npos);
}

TEST_CASE("check --fix: corrects the starting item of a character, at its line") {
  const SmallSet set("starter");
  set.write("starting/lamp.lua",
            "return starting { name = \"Lamp\", eternal = true,\n  tap { text = \"Gain 1¢.\", effect = function(you) "
            "gain_coins(you, 1) end } }\n");
  const std::string hermit =
      "return character { name = \"Hermit\", hp = 2, attack = 1,\n  starting_item = \"lapm\" }\n";
  set.write("character/hermit.lua", hermit);
  const Ran ran = run("check", set.path());
  CHECK_MESSAGE(has(ran.out, "character/hermit.lua:2:20: error: there is no card `lapm` (did you mean `lamp`?)"),
                ran.out);
  CHECK(has(run("check", set.path(), "--fix").err, "hermit.lua:2: replaced `lapm` by `lamp`"));
  CHECK(run("check", set.path()).code == 0);
}

TEST_CASE("check --fix: a suggestion that would cause another mistake is not taken") {
  const SmallSet set("not_fixed");
  const std::string source =
      "return treasure { name = \"Lens\",\n  tap { text = \"Gain 1¢.\", teext = \"Gain 2¢.\", effect "
      "= function(you) gain_coins(you, 1) end } }\n";
  set.write("treasure/lens.lua", source);
  const Ran ran = run("check", set.path(), "--fix");
  CHECK(ran.code == 1);
  CHECK(has(ran.out, "did you mean `text`"));
  CHECK(text_of(set.path("treasure/lens.lua")) == source);
}

TEST_CASE("explain: a document with mistakes is read as far as it goes") {
  const auto read = [](std::string_view document) {
    for (Explanation& row : soulstack::scripting::read_explanations(document))
      if (row.code == "syntax")
        return row;
    return Explanation{"syntax", {}, {}, {}, {}, {}};
  };
  CHECK(read("# Codes\n\n## other: No code\n\nText.\n").title.empty());
  CHECK(read("# Codes\n\n## syntax: Title\n\nTwo\nlines.\n\n## link: Next\n").text == "Two lines.");
  CHECK(read("# Codes\n\n## syntax").title.empty());
  CHECK(read("# Codes\n\n## syntax: Title\n\nText.\n\n```lua wrong").wrong.empty());
  const Explanation cut = read("# Codes\n\n## syntax: Title\n\nText.\n\n```lua wrong loot/a.lua\nreturn 1");
  CHECK(cut.file == "loot/a.lua");
  CHECK(cut.wrong == "return 1");
}

}  // namespace soulstack::testing::findings_test
