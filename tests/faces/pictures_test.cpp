// Pictures, frames and colours of sets: which files are drawn, what `soulstack check` says of the others, and faces.
#include <doctest/doctest.h>

#include <algorithm>

#include "engine/model/content.h"
#include "tests/support/playing.h"
#include "tests/support/serving.h"
#include "tests/support/small_set.h"
#include "tests/support/text.h"
#include "tools/faces/face_colours.h"
#include "tools/faces/face_findings.h"
#include "tools/faces/faces.h"
#include "tools/faces/picture_file.h"
#include "tools/support/base64.h"

namespace soulstack::testing::pictures_test {

using namespace soulstack::tools;

namespace {

std::string number(std::uint32_t n) {
  std::string bytes;
  for (const int shift : {24, 16, 8, 0})
    bytes += static_cast<char>(n >> shift & 255);
  return bytes;
}

// Its beginning is enough: nothing is decoded.
std::string png(std::uint32_t width, std::uint32_t height) {
  return std::string("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16) + number(width) + number(height);
}

std::string segment(char marker, const std::string& contents) {
  return std::string("\xFF") + marker + number(static_cast<std::uint32_t>(contents.size() + 2)).substr(2) + contents;
}

std::string jpeg(std::uint32_t width, std::uint32_t height, char marker = '\xC0', char components = 3,
                 const std::string& before = "") {
  return "\xFF\xD8" + segment('\xE0', "JFIF") + before +
         segment(marker, '\x08' + number(height).substr(2) + number(width).substr(2) + components);
}

std::string exif(char orientation, bool is_reversed) {
  const std::string entry = is_reversed
                                ? std::string("\x12\x01\x03\0\1\0\0\0", 8) + orientation + std::string(3, '\0')
                                : std::string("\x01\x12\0\x03\0\0\0\1\0", 9) + orientation + std::string(2, '\0');
  return segment('\xE1', std::string("Exif\0\0", 6) +
                             (is_reversed ? std::string("II\x2A\0\x08\0\0\0\1\0", 10)
                                          : std::string("MM\0\x2A\0\0\0\x08\0\1", 10)) +
                             entry);
}

std::string why(const std::string& name, const std::string& bytes) { return picture_of(name, bytes).why; }

// "wrong_picture image; low_contrast ink", sorted
std::string findings_of(const SmallSet& set) {
  std::vector<scripting::Finding> findings;
  std::set<std::string> done;
  check_faces(*load_sets({SOULSTACK_TEST_ROOT "/cards/base", set.path()}), done, findings);
  std::vector<std::string> all;
  for (const scripting::Finding& finding : findings)
    all.push_back(std::string(finding.code.name()) + " " + finding.field);
  std::sort(all.begin(), all.end());
  std::string joined;
  for (const std::string& one : all)
    joined += (joined.empty() ? "" : "; ") + one;
  return joined;
}

void write_card(const SmallSet& set, const std::string& image) {
  set.write("loot/spark.lua",
            "return loot { name = \"Spark\", image = \"" + image +
                "\", play { text = \"Gain 1¢.\", effect = function(you) gain_coins(you, 1) end } }\n");
}

std::string set_with(const std::string& id, const std::string& more) {
  return "return set { id = \"" + id +
         "\", title = \"T\", version = \"1\", api = 1, authors = { \"t\" }, license = \"MIT\", requires = { \"base\" "
         "},\n" +
         more + " }\n";
}

const Loaded& pictured() {
  static const auto loaded =
      load_sets({SOULSTACK_TEST_ROOT "/cards/base", SOULSTACK_TEST_ROOT "/tests/print/pictured"});
  return *loaded;
}

Face face_of(const std::string& id) {
  const Content& content = pictured().content();
  const auto card =
      std::find_if(content.cards.begin(), content.cards.end(), [&](const CardDef& one) { return one.id == id; });
  REQUIRE(card != content.cards.end());
  return Faces(pictured()).of(*card);
}

bool is(Colour colour, int red, int green, int blue) {
  return colour.red == red && colour.green == green && colour.blue == blue;
}

}  // namespace

TEST_CASE("pictures: PNG, JPEG and SVG files are known by their first bytes") {
  CHECK(why("a.png", png(2'000, 2'000)).empty());
  CHECK(picture_of("a.png", png(20, 10)).width == 20);
  CHECK(why("a.jpg", jpeg(2'000, 2'000)).empty());
  CHECK(picture_of("a.jpeg", jpeg(20, 10, '\xC2', 1)).height == 10);
  CHECK(why("a.svg", "<svg viewBox='0 0 2 1'></svg>").empty());
  CHECK(why("a.svg",
            "\xEF\xBB\xBF<?xml version=\"1.0\"?>\n<!-- <b> -->\n<!DOCTYPE svg>\n<svg width=\"2cm\"\n height='1cm'>")
            .empty());

  CHECK(has(why("a.png", "not one"), "is not a picture"));
  CHECK(has(why("a.png", ""), "is not a picture"));
  CHECK(has(why("a.svg", "<html><svg viewBox='0 0 1 1'></svg></html>"), "is not a picture"));
  CHECK(has(why("a.svg", "<svgx viewBox='0 0 1 1'>"), "is not a picture"));
  CHECK(has(why("a.svg", "<!DOCTYPE svg [<!ENTITY a 'aaaa'>]><svg viewBox='0 0 1 1'>"), "is not a picture"));
  CHECK(has(why("a.gif", "GIF89a"), "is not a picture"));
  CHECK(has(why("a.png", jpeg(20, 10)), "another ending"));
  CHECK(has(why("a.svg", "<svg width='100%' height='100%'>"), "does not say its size"));
  CHECK(has(why("a.svg", "<svg"), "is not a picture"));
  CHECK(has(why("a.svg", "<svg viewBox='0 0 1 1"), "does not say its size"));
}

TEST_CASE("pictures: more than 4 million pixels and too many bytes are refused") {
  CHECK(has(why("a.png", png(2'000, 2'001)), "at most 4 million"));
  CHECK(has(why("a.png", png(0xFFFFFFFF, 0xFFFFFFFF)), "at most 4 million"));
  CHECK(has(why("a.png", png(0, 10)), "damaged"));
  CHECK(has(why("a.jpg", jpeg(65'535, 65'535)), "at most 4 million"));
  CHECK(has(why("a.png", png(20, 10) + std::string(most_picture_bytes, ' ')), "is larger than 2048 KB"));
  CHECK(has(why("a.svg", "<svg viewBox='0 0 1 1'>" + std::string(most_drawing_bytes, ' ')), "is larger than 256 KB"));
}

TEST_CASE("pictures: JPEG files that print otherwise than a browser shows them are refused") {
  CHECK(has(why("a.jpg", jpeg(20, 10, '\xC0', 4)), "save it in RGB"));
  CHECK(has(why("a.jpg", jpeg(20, 10, '\xC9')), "unusual kind"));
  for (const bool is_reversed : {false, true}) {
    CHECK(why("a.jpg", jpeg(20, 10, '\xC0', 3, exif(1, is_reversed))).empty());
    CHECK(has(why("a.jpg", jpeg(20, 10, '\xC0', 3, exif(6, is_reversed))), "save it upright"));
  }
  const std::string whole = jpeg(20, 10, '\xC0', 3, exif(1, true));
  for (std::size_t length = 3; length < whole.size(); ++length)  // never reads beyond the end
    CHECK(!why("a.jpg", whole.substr(0, length)).empty());
}

TEST_CASE("pictures: names lead only to files in the folder of the set") {
  const SmallSet set("names_of_pictures");
  set.write("art/spark.png", png(20, 10));
  fs::create_symlink(SOULSTACK_TEST_ROOT "/tests/print/pictured/art/lamp.png", set.path("out.png"));
  fs::create_directory(set.path("folder.png"));
  CHECK(read_picture(set.path(), "art/spark.png").width == 20);
  for (const char* name : {"../names_of_pictures/art/spark.png", "/etc/spark.png", "art/../art/spark.png",
                           "./art/spark.png", "art\\spark.png", "C:/spark.png", "art//spark.png", "out.png",
                           "folder.png", "art/none.png", "art/.png", "set.lua", ""}) {
    CAPTURE(name);
    CHECK(!read_picture(set.path(), name).why.empty());
  }
  CHECK(has(read_picture(set.path(), "out.png").why, "leads out"));
}

TEST_CASE("pictures: a finding says what is wrong with a picture, and the face is drawn without it") {
  const SmallSet set("wrong_pictures");
  write_card(set, "art/spark.png");
  CHECK(findings_of(set) == "wrong_picture image");
  set.write("art/spark.png", png(20, 10));
  CHECK(findings_of(set).empty());
  set.write("art/spark.png", png(9'000, 9'000));
  CHECK(findings_of(set) == "wrong_picture image");
  const auto loaded = load_sets({SOULSTACK_TEST_ROOT "/cards/base", set.path()});
  const auto& cards = loaded->content().cards;
  const auto spark =
      std::find_if(cards.begin(), cards.end(), [](const CardDef& one) { return one.id == "wrong_pictures:spark"; });
  CHECK_FALSE(Faces(*loaded).of(*spark).picture.has_value());
  write_card(set, "../other/spark.png");
  CHECK(findings_of(set) == "wrong_picture image");
  set.write("set.lua", set_with("wrong_pictures", "frame = { loot = \"a.png\", lot = \"b.png\" }"));
  write_card(set, "art/spark.png");
  set.write("art/spark.png", png(20, 10));
  CHECK(findings_of(set) == "unknown_word lot; wrong_picture frame; wrong_picture frame");
}

TEST_CASE("pictures: colours that are hard to read are named once") {
  const SmallSet set("pale_set");
  const auto with = [&](const std::string& colours) {
    set.write("set.lua", set_with("pale_set", "colours = { " + colours + " }"));
    return findings_of(set);
  };
  CHECK(with("ink = \"#202020\"").empty());
  CHECK(with("ink = \"#b0b0b0\"") == "low_contrast ink; low_contrast ink");
  CHECK(with("paper = \"#303030\"") == "low_contrast faint; low_contrast ink");
  CHECK(with("paper = \"#101010\", ink = \"#f0f0f0\", faint = \"#d0d0d0\", strip = \"#303030\", numbers = \"#ffffff\"")
            .empty());
  CHECK(with("loot = { accent = \"#f0e8d8\" }") == "low_contrast numbers");
  CHECK(with("loot = { accent = \"#702020\" }").empty());
}

TEST_CASE("pictures: set.lua says what is not a colour, and which colours there are") {
  const SmallSet set("set_of_colours");
  const auto first_finding = [&](const std::string& more) {
    set.write("set.lua", set_with("set_of_colours", more));
    std::vector<scripting::Finding> findings;
    const auto loaded = Loaded::load({SOULSTACK_TEST_ROOT "/cards/base", set.path()}, "extended", findings);
    return findings.empty() ? std::string() : to_string(findings.front());
  };
  CHECK(first_finding("frame = \"a.png\", colours = { ink = \"#20203A\", loot = { paper = \"#ffffff\" } }").empty());
  CHECK(has(first_finding("colours = { ink = \"red\" }"), "`ink` takes a colour"));
  CHECK(has(first_finding("colours = { ink = \"#12345g\" }"), "`ink` takes a colour"));
  CHECK(has(first_finding("colours = { loot = { ink = 5 } }"), "ink"));
  CHECK(has(first_finding("colours = { inc = \"#202020\" }"), "`colours` has no field `inc`"));
  CHECK(has(first_finding("colours = { inc = \"#202020\" }"), "`ink`"));
  CHECK(has(first_finding("colours = { loot = { inc = \"#202020\" } }"), "`colours` has no field `inc`"));
  CHECK(has(first_finding("colours = { ink = {} }"), "ink"));
  CHECK(has(first_finding("colours = \"#202020\""), "colours"));
  CHECK(has(first_finding("frame = { loot = 5 }"), "loot"));
  CHECK(has(first_finding("frame = 5"), "frame"));
}

TEST_CASE("pictures: the contrast of colours is that of the guidelines") {
  CHECK(contrast({0, 0, 0}, {255, 255, 255}) == doctest::Approx(21));
  CHECK(contrast({255, 255, 255}, {119, 119, 119}) == doctest::Approx(4.48).epsilon(0.005));
  CHECK(contrast({1, 2, 3}, {1, 2, 3}) == doctest::Approx(1));
}

TEST_CASE("pictures: a face has its picture, its frame and the colours of its set") {
  const Face spark = face_of("pictured:spark");
  REQUIRE(spark.picture.has_value());
  CHECK(spark.picture->file == "art/spark.svg");
  CHECK(spark.picture->set == "pictured");
  CHECK(spark.picture->hash.size() == 16);
  CHECK(spark.picture->x == 5'000);
  CHECK(spark.picture->width == 53'000);
  CHECK_FALSE(spark.frame.has_value());
  CHECK(is(spark.background, 0x3A, 0x3A, 0x8C));
  CHECK(is(spark.shapes.front().colour, 0xF4, 0xF0, 0xFF));
  CHECK(is(spark.runs.front().colour, 0x20, 0x20, 0x3A));

  const Face moth = face_of("pictured:moth");
  REQUIRE(moth.frame.has_value());
  CHECK(moth.frame->file == "art/frame.svg");
  CHECK(moth.frame->width == face_width);
  CHECK(is(moth.shapes.front().colour, 0x3A, 0x18, 0x30));  // the band behind the name
  CHECK(is(moth.runs.front().colour, 0xFF, 0xF4, 0xE0));
  CHECK_FALSE(face_of("pictured:plain_box").picture.has_value());
}

TEST_CASE("pictures: a card without a picture, of a set without colours, looks as before") {
  const Content& content = pictured().content();
  const Face bomb = Faces(pictured()).of(content[content.find_card("base:bomb")]);
  CHECK_FALSE(bomb.picture.has_value());
  CHECK_FALSE(bomb.frame.has_value());
  CHECK(is(bomb.background, 176, 124, 28));
  CHECK(std::any_of(bomb.runs.begin(), bomb.runs.end(),
                    [](const FaceRun& run) { return run.text == "¢" && run.size == 19'000; }));
}

TEST_CASE("pictures: bytes as letters come back the same") {
  std::string all;
  for (int length = 0; length < 300; ++length) {
    CHECK(from_base64(to_base64(all)) == all);
    all += static_cast<char>(length * 7);
  }
  CHECK(to_base64("any carnal pleas") == "YW55IGNhcm5hbCBwbGVhcw==");
  for (const char* wrong : {"a", "abc", "abcd=", "ab=c", "====", "ab\nc", "YW55IGNhcm5hbCBwbGVhcx==", "a===", "äb=="})
    CHECK_FALSE(from_base64(wrong).has_value());
}

namespace {

Json opened(Serving& s) {
  const Json files{{"set.lua", set_with("mine", "colours = { ink = \"#101020\" }")},
                   {"loot/spark.lua",
                    "return loot { name = \"Spark\", image = \"art/spark.png\", play { text = \"Gain 1¢.\",\n"
                    "  effect = function(you) gain_coins(you, 1) end } }\n"}};
  return s.ask("sets.open", {{"files", files}, {"name", "mine"}});
}

}  // namespace

TEST_CASE("service: a picture is put into an open set, and its face then has it") {
  Serving s;
  const Json open = opened(s);
  const Json sets = open["sets"];
  REQUIRE(open["findings"].size() == 1);
  CHECK(open["findings"][0]["name"] == "wrong_picture");
  const auto face = [&] { return s.ask("sets.face", {{"sets", sets}, {"card", "mine:spark"}})["face"]; };
  const auto put = [&](const std::string& bytes) {
    return s.ask("sets.put_picture", {{"sets", sets}, {"file", "art/spark.png"}, {"base64", to_base64(bytes)}});
  };
  const auto findings = [&] { return s.ask("sets.check", {{"sets", sets}, {"steps", 0}})["findings"]; };
  CHECK_FALSE(face().contains("picture"));
  CHECK(put(png(20, 10)).empty());
  CHECK(findings().empty());
  const Json picture = face()["picture"];
  CHECK(picture["file"] == "art/spark.png");
  CHECK(picture["set"] == "mine");
  CHECK(s.ask("sets.pictures", {{"sets", sets}})["pictures"] == Json{"art/spark.png"});
  CHECK(s.ask("sets.picture", {{"sets", sets}, {"file", "art/spark.png"}})["base64"] == to_base64(png(20, 10)));
  CHECK(s.ask("sets.files", {{"sets", sets}})["files"].size() == 2);

  CHECK(has(put(png(9'000, 9'000))["why"].text(), "at most 4 million"));
  CHECK(findings()[0]["name"] == "wrong_picture");
  put(png(40, 10));
  CHECK(face()["picture"]["hash"] != picture["hash"]);
  const Json printed = s.ask("sets.sheets", {{"sets", sets}, {"paper", "a4"}});
  CHECK(printed["faces"][0]["picture"]["file"] == "art/spark.png");
  const Json made = s.ask("sets.table_top", {{"sets", sets}, {"images_at", "x"}});
  CHECK(made["faces"][1]["picture"]["file"] == "art/spark.png");

  CHECK(s.ask("sets.put_picture", {{"sets", sets}, {"file", "art/spark.png"}}).empty());
  CHECK_FALSE(face().contains("picture"));
}

TEST_CASE("service: names and bytes that are not those of a picture are refused") {
  Serving s;
  const Json sets = opened(s)["sets"];
  for (const char* file : {"../spark.png", "/spark.png", "spark.lua", "spark", "art/./spark.png", ""}) {
    CAPTURE(file);
    CHECK(s.refusal_code("sets.put_picture", {{"sets", sets}, {"file", file}, {"base64", "AAAA"}}) == "wrong_value");
    CHECK(s.refusal_code("sets.picture", {{"sets", sets}, {"file", file}}) == "wrong_value");
  }
  CHECK(s.refusal_code("sets.put_picture", {{"sets", sets}, {"file", "a.png"}, {"base64", "!"}}) == "wrong_value");
  CHECK(s.refusal_code("sets.picture", {{"sets", sets}, {"file", "a.png"}}) == "wrong_value");
}

}  // namespace soulstack::testing::pictures_test
