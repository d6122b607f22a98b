// Faces of cards: all cards of the project fit, lines keep within their width, and what is too long is counted.
#include <doctest/doctest.h>

#include <algorithm>

#include "engine/model/content.h"
#include "scripting/loader/known_findings.h"
#include "tests/support/playing.h"
#include "tests/support/small_set.h"
#include "tests/support/text.h"
#include "tools/faces/broken_lines.h"
#include "tools/faces/face_findings.h"
#include "tools/faces/face_json.h"
#include "tools/faces/face_layout.h"
#include "tools/faces/faces.h"

namespace soulstack::testing::faces_test {

using namespace soulstack::tools;

namespace {

const Loaded& all_cards() {
  static const auto loaded = load_sets({SOULSTACK_TEST_ROOT "/cards/base", SOULSTACK_TEST_ROOT "/cards/examples"});
  return *loaded;
}

FaceContents contents_with(const std::string& name, const std::string& text) {
  FaceContents contents;
  contents.id = "mine:card";
  contents.name = name;
  contents.deck = "loot";
  contents.kind = "Loot";
  if (!text.empty())
    contents.paragraphs = {runs_of(text)};
  return contents;
}

std::string texts_of(const Face& face) {
  std::string all;
  for (const FaceRun& run : face.runs)
    all += run.text + "|";
  return all;
}

std::string without_spaces(std::string text) {
  text.erase(std::remove(text.begin(), text.end(), ' '), text.end());
  return text;
}

}  // namespace

TEST_CASE("faces: each card of base and examples fits, and nothing leaves its panel") {
  int cards = 0;
  Faces faces(all_cards());
  Micrometres smallest_name = face_height, smallest = face_height;
  for (const CardDef& card : all_cards().content().cards) {
    CAPTURE(card.id);
    const Face face = faces.of(card);
    CHECK(face.excess.empty());
    for (const FaceRun& run : face.runs) {
      CAPTURE(run.text);
      CHECK(run.x >= 3'000);
      CHECK(run.x + width_of(run.text, run.style, run.size) <= face_width - 3'000);
      CHECK(run.y <= face_height - 3'000);
      CHECK(run.text.find('?') == run.text.npos);  // no text has one: each character is in the font
    }
    for (const FaceShape& shape : face.shapes) {
      CHECK(shape.x >= 0);
      CHECK(shape.x + shape.width <= face_width);
      CHECK(shape.y + shape.height <= face_height);
    }
    smallest_name = std::min(smallest_name, face.runs.front().size);
    for (const FaceRun& run : face.runs)
      if (run.y > 44'000 && run.y < 79'500)
        smallest = std::min(smallest, run.size);
    ++cards;
  }
  MESSAGE(cards << " cards; the smallest name has " << smallest_name << " µm, the smallest text " << smallest << " µm");
  CHECK(cards > 450);
}

TEST_CASE("faces: numbers, signs and keywords are bold, and what is in parentheses is slanted") {
  const Paragraph runs = runs_of("Gain 3¢ (and no HP). Eternal things stay.");
  REQUIRE(runs.size() == 7);
  CHECK(runs[0].text == "Gain ");
  CHECK(runs[1].text == "3¢ ");
  CHECK(runs[1].style.bold);
  CHECK(runs[2].text == "(and no ");
  CHECK(runs[2].style == FontStyle{.bold = false, .italic = true});
  CHECK(runs[3].text == "HP)");
  CHECK(runs[3].style == FontStyle{.bold = true, .italic = true});
  CHECK(runs[4].text == ". ");
  CHECK(!runs[4].style.bold);
  CHECK(runs[5].text == "Eternal ");
  CHECK(runs[5].style == FontStyle{.bold = true, .italic = false});
  CHECK(runs.back().text == "things stay.");
}

TEST_CASE("faces: each result of a roll has a line of its own") {
  Faces faces(all_cards());
  const Content& content = all_cards().content();
  const Face face = faces.of(content[content.find_card("base:chest_cents")]);
  Micrometres above = 0;
  for (const std::string_view begin : {"Roll", "1-2:", "3-4:", "5-6:"}) {
    CAPTURE(begin);
    const auto run = std::find_if(face.runs.begin(), face.runs.end(),
                                  [&](const FaceRun& one) { return one.text.starts_with(begin); });
    REQUIRE(run != face.runs.end());
    CHECK(run->y > above);
    above = run->y;
  }
}

TEST_CASE("faces: lines keep within their width and contain the whole text") {
  const std::string text = "Each player discards a loot card, then loots 2, unless Donaudampfschifffahrtsgesellschaft.";
  for (const Micrometres width : {6'000, 12'000, 20'000, 53'000, 500'000}) {
    CAPTURE(width);
    std::string again;
    for (const BrokenLine& line : BreakableText(runs_of(text)).lines(3'000, width)) {
      CHECK(line.width <= width);
      for (const TextRun& run : line.runs)
        again += run.text;
    }
    CHECK(without_spaces(again) == without_spaces(text));
  }
  CHECK(BreakableText(runs_of("abc def")).count_lines(3'000, 1) >= 6);  // each line has at least a character
  CHECK(BreakableText(Paragraph()).lines(3'000, 1'000).empty());
}

TEST_CASE("faces: a name and a text shrink to the least size, and beyond it each character is counted") {
  const Face usual = lay_out(contents_with("Spark", "Gain 1¢."));
  CHECK(usual.runs.front().size == 4'700);
  const Face small = lay_out(contents_with("The Memoirs of Somebody Who Never Stops", "Gain 1¢."));
  CHECK(small.excess.empty());
  CHECK(small.runs.front().size < 4'700);
  CHECK(small.runs.front().size >= least_name);

  const std::string longer = "The Memoirs of Somebody Who Would Never Stop Telling Them";
  const Face cut = lay_out(contents_with(longer, ""));
  REQUIRE(cut.excess.size() == 1);
  CHECK(cut.excess[0].field == "name");
  CHECK(cut.runs.front().size == least_name);
  CHECK(static_cast<int>(cut.runs.front().text.size()) + cut.excess[0].characters == static_cast<int>(longer.size()));

  std::string endless;
  while (endless.size() < 2'000)
    endless += "and so on ";
  const Face full = lay_out(contents_with("Spark", endless));
  REQUIRE(full.excess.size() == 1);
  CHECK(full.excess[0].field == "text");
  CHECK(full.excess[0].characters > 100);
}

TEST_CASE("faces: a character that the font does not have, and damaged text, become ?") {
  CHECK(printable_characters("a↷¢◆ń") == U"a↷¢◆ń");
  CHECK(printable_characters("我\xff\xc3") == U"???");
  CHECK(printable_characters("") == U"");
  CHECK(has(texts_of(lay_out(contents_with("Zażółć", ""))), "Zażółć"));
}

TEST_CASE("faces: characters that the font does not have are named") {
  CHECK(missing_characters("a↷¢◆ń\n? 我☕我\U0001F600") == U"我☕\U0001F600");
  CHECK(to_utf8(U"我☕\U0001F600") == "我☕\U0001F600");
  CHECK(runs_of("Gain 1☕").back().text == "1☕");
  CHECK(has(texts_of(lay_out(contents_with("Zażółć ☕", "Gain 1☕"))), "Zażółć ?|"));
}

TEST_CASE("faces: a tap and a price are signs before the text") {
  const Content& content = all_cards().content();
  Faces faces(all_cards());
  int taps = 0;
  for (const CardDef& card : content.cards)
    if (card.tap.known() && !content[card.tap].text.empty()) {
      CAPTURE(card.id);
      CHECK(has(texts_of(faces.of(card)), "↷"));
      ++taps;
    }
  CHECK(taps > 50);
}

TEST_CASE("faces: a finding says what does not fit, and how much") {
  std::vector<scripting::Finding> findings;
  std::set<std::string> done;
  check_faces(all_cards(), done, findings);
  CHECK(findings.empty());
}

namespace {

const std::string long_name = "The Memoirs of Somebody Who Would Never Stop Telling Them";

void write_spark(const SmallSet& set, const std::string& name) {
  set.write("loot/spark.lua",
            "return loot { name = \"" + name +
                "\", play { text = \"Gain 1¢.\", effect = function(you) gain_coins(you, 1) end } }\n");
}

// "does_not_fit name; not_in_font title"
std::string findings_of(const SmallSet& set, scripting::KnownFindings* known) {
  std::vector<scripting::Finding> findings;
  std::set<std::string> done;
  check_faces(*load_sets({SOULSTACK_TEST_ROOT "/cards/base", set.path()}), done, findings, known);
  std::string all;
  for (const scripting::Finding& finding : findings)
    all += (all.empty() ? "" : "; ") + std::string(finding.code.name()) + " " + finding.field;
  return all;
}

}  // namespace

TEST_CASE("faces: with the findings of earlier checks, the findings are the same") {
  const SmallSet set("known_faces");
  scripting::KnownFindings known;
  const auto both = [&](const std::string& expected) {
    CHECK(findings_of(set, nullptr) == expected);
    CHECK(findings_of(set, &known) == expected);
    CHECK(findings_of(set, &known) == expected);
  };
  write_spark(set, long_name);
  both("does_not_fit name");
  write_spark(set, "Spark");
  both("");
  write_spark(set, "Spark ☕");
  both("not_in_font name");

  // The face of a character also has the name of its starting item, which is in another file.
  set.write("character/ann.lua",
            "return character { name = \"Ann\", hp = 2, attack = 1, starting_item = \"thing\" }\n");
  const auto write_thing = [&](const std::string& name) {
    set.write("starting/thing.lua", "return starting { name = \"" + name +
                                        "\", tap { text = \"Gain 1¢.\", effect = function(you) gain_coins(you, 1) "
                                        "end } }\n");
  };
  write_thing("Thing");
  both("not_in_font name");
  write_thing("Thing ☕");
  both("not_in_font text; not_in_font name; not_in_font name");
}

TEST_CASE("faces: the title of a set may have characters that the font lacks") {
  const SmallSet set("title_of_faces");
  write_spark(set, "Spark");
  set.write("set.lua",
            "return set { id = \"title_of_faces\", title = \"T ☕\", version = \"1\", api = 1, authors = { "
            "\"t\" }, license = \"MIT\", requires = { \"base\" } }\n");
  CHECK(findings_of(set, nullptr) == "not_in_font title");
}

TEST_CASE("faces: as JSON, the same as the value") {
  const Face face = lay_out(contents_with("Spark", "Gain 1¢."));
  const Json json = face_json(face);
  CHECK(json["runs"].size() == face.runs.size());
  CHECK(json["shapes"].size() == face.shapes.size());
  CHECK(json["runs"][0]["text"] == "Spark");
  CHECK(json["width"] == 63'000);
}

}  // namespace soulstack::testing::faces_test
