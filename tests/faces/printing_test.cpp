// Sheets of cards: margins, cut marks, backs behind their fronts, and the saved object of a table top.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "engine/model/content.h"
#include "tests/support/playing.h"
#include "tools/printing/printed_cards.h"
#include "tools/printing/sheet.h"
#include "tools/printing/table_top.h"

namespace soulstack::testing::printing_test {

using namespace soulstack::tools;

namespace {

constexpr Micrometres eighth = 3'175;
constexpr CardSize sizes[] = {{63'000, 88'000, 0}, {63'500, 88'900, 0}};

const Loaded& examples() {
  static const auto loaded = load_sets({SOULSTACK_TEST_ROOT "/cards/base", SOULSTACK_TEST_ROOT "/cards/examples"});
  return *loaded;
}

// Cards keep 3 mm from each edge and do not overlap; each cut has marks at both ends, outside of the cards.
void check_grid(const Grid& grid) {
  const auto& [width, height, card, faces, marks] = grid.empty;
  for (const PlacedFace& place : grid.places) {
    CHECK(place.x - card.bleed >= 3'000);
    CHECK(place.y - card.bleed >= 3'000);
    CHECK(place.x + card.width + card.bleed <= width - 3'000);
    CHECK(place.y + card.height + card.bleed <= height - 3'000);
    for (const Micrometres x : {place.x, place.x + card.width})
      CHECK(std::count_if(marks.begin(), marks.end(), [&](const CutMark& m) { return m.x == x && m.to_x == x; }) == 2);
    for (const Micrometres y : {place.y, place.y + card.height})
      CHECK(std::count_if(marks.begin(), marks.end(), [&](const CutMark& m) { return m.y == y && m.to_y == y; }) == 2);
    for (const PlacedFace& other : grid.places) {
      const bool same = &other == &place;
      const bool apart = std::abs(other.x - place.x) >= card.width + 2 * card.bleed ||
                         std::abs(other.y - place.y) >= card.height + 2 * card.bleed;
      CHECK((same || apart));
    }
  }
  const auto [first, last] = std::minmax_element(grid.places.begin(), grid.places.end(),
                                                 [](const auto& a, const auto& b) { return a.x < b.x; });
  CHECK(first->x == width - last->x - card.width);  // the backs lie behind the fronts
}

}  // namespace

TEST_CASE("printing: 3 x 3 cards on A4 and Letter, with and without a gap") {
  for (const Paper paper : {Paper::a4, Paper::letter})
    for (const CardSize& card : sizes)
      for (const Micrometres gap : {0, 3'000}) {
        CAPTURE(card.width);
        CAPTURE(gap);
        const Grid grid = grid_of(paper, card, gap);
        CHECK(grid.places.size() == 9);
        CHECK(grid.empty.width < grid.empty.height);
        check_grid(grid);
      }
}

TEST_CASE("printing: with a bleed, 4 x 2 on A4 and 3 x 2 on Letter in landscape, or one card a page") {
  for (CardSize card : sizes) {
    card.bleed = eighth;
    const Grid a4 = grid_of(Paper::a4, card, 0), letter = grid_of(Paper::letter, card, 0);
    CHECK(a4.columns == 4);
    CHECK(a4.places.size() == 8);
    CHECK(a4.empty.width == 297'000);
    CHECK(letter.columns == 3);
    CHECK(letter.places.size() == 6);
    check_grid(a4);
    check_grid(letter);
    const Grid one = grid_of(Paper::card, card, 0);
    CHECK(one.places.size() == 1);
    CHECK(one.empty.width == card.width + 2 * eighth);
    CHECK(one.empty.marks.empty());
  }
}

TEST_CASE("printing: each back lies behind its front when the sheet is turned over its left edge") {
  std::vector<Face> fronts(11), backs(11);
  std::vector<FrontAndBack> cards;
  for (std::size_t i = 0; i < fronts.size(); ++i)
    cards.push_back({&fronts[i], &backs[i]});
  const Grid grid = grid_of(Paper::a4, {}, 0);
  const std::vector<Sheet> sheets = sheets_of(grid, cards, true);
  REQUIRE(sheets.size() == 4);
  CHECK(sheets_of(grid, cards, false).size() == 2);
  CHECK(sheets[2].faces.size() == 2);
  for (std::size_t page = 0; page < sheets.size(); page += 2)
    for (std::size_t i = 0; i < sheets[page].faces.size(); ++i) {
      const PlacedFace &front = sheets[page].faces[i], &back = sheets[page + 1].faces[i];
      CHECK(front.face - fronts.data() == back.face - backs.data());
      CHECK(back.x + front.x + grid.empty.card.width == grid.empty.width);
      CHECK(back.y == front.y);
    }
}

TEST_CASE("printing: each card as often as its set says, and only those that changed") {
  const PrintedCards cards(examples(), "examples", nullptr);
  std::size_t copies = 0;
  for (const CardDef& card : examples().content().cards)
    if (card.set == "examples" && card.face == 1)
      copies += static_cast<std::size_t>(card.copies);
  CHECK(cards.copies(true).size() == copies);
  CHECK(cards.copies(false).size() > copies);  // other faces on fronts of their own

  CHECK(changed_since(examples(), examples()).empty());
  CHECK(changed_since(examples(), base_game()).size() > 100);  // the base set has none of the examples
  std::set<std::string> changed_by_examples;
  for (const scripting::Override& one : examples().overrides())
    changed_by_examples.insert(one.other);
  for (const std::string& id : changed_since(examples(), base_game()))
    CHECK_MESSAGE((id.starts_with("examples:") || changed_by_examples.contains(id)), id);
  const std::set<std::string> only = {"examples:bait_bucket"};
  CHECK(PrintedCards(examples(), "examples", &only).cards().size() == 1);
}

TEST_CASE("printing: a saved object has what Tabletop Simulator documents") {
  const PrintedCards cards(examples(), "base", nullptr);
  const TableTop result = table_top(cards, "base", [](const std::string& name) { return "https://a.example/" + name; });
  std::map<std::string, std::size_t> faces;
  for (const TableTopPicture& picture : result.pictures) {
    faces["https://a.example/" + picture.name] = picture.sheet.faces.size();
    CHECK(picture.sheet.faces.size() <= 69);
  }
  std::size_t objects = 0;
  for (const Json& deck : result.saved_object["ObjectStates"]) {
    REQUIRE(deck["Name"] == "DeckCustom");
    for (const char* member : {"posX", "posY", "posZ", "rotX", "rotY", "rotZ", "scaleX", "scaleY", "scaleZ"})
      CHECK(deck["Transform"][member].is_number());
    for (const auto& [number, sheet] : deck["CustomDeck"].items()) {
      CHECK(faces.contains(sheet["FaceURL"].text()));
      CHECK(faces.contains(sheet["BackURL"].text()));
      CHECK(sheet["NumWidth"] == 10);
      CHECK(sheet["NumHeight"] == 7);
      CHECK(sheet["BackIsHidden"] == true);
    }
    REQUIRE(deck["DeckIDs"].size() == deck["ContainedObjects"].size());
    for (std::size_t i = 0; i < deck["DeckIDs"].size(); ++i) {
      const Json& card = deck["ContainedObjects"][i];
      const int id = deck["DeckIDs"][i];
      CHECK(card["CardID"] == id);
      CHECK(!card["Nickname"].text().empty());
      const Json& sheet = deck["CustomDeck"][std::to_string(id / 100)];
      CHECK(static_cast<std::size_t>(id % 100) < faces[sheet["FaceURL"].text()]);
      CHECK(card["CustomDeck"].items().front().first == std::to_string(id / 100));
      ++objects;
    }
  }
  CHECK(objects == cards.copies(true).size());
}

}  // namespace soulstack::testing::printing_test
