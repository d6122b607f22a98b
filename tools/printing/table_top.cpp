// The cards of a set for Tabletop Simulator.
#include "tools/printing/table_top.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "engine/model/content.h"
#include "tools/display/card_likeness.h"
#include "tools/faces/face_contents.h"

namespace soulstack::tools {

namespace {

constexpr int ids_of_a_sheet = 100;  // a card's id is 100 times the number of its sheet, and its place there

Sheet sheet_of(int columns, int rows) {
  const CardSize card;
  return {card.width * columns, card.height * rows, card, {}, {}};
}

void put(Sheet& sheet, const Face& face, int place) {
  sheet.faces.push_back(
      {&face, sheet.card.width * (place % table_top_columns), sheet.card.height * (place / table_top_columns)});
}

Json lying_at(int deck) {
  return Json{{"posX", 3 * deck}, {"posY", 1},   {"posZ", 0},   {"rotX", 0},  {"rotY", 180},
              {"rotZ", 180},      {"scaleX", 1}, {"scaleY", 1}, {"scaleZ", 1}};
}

class TableTopWriter {
 public:
  TableTopWriter(const PrintedCards& cards, const std::string& stem,
                 const std::function<std::string(const std::string&)>& address_of)
      : cards_(cards), stem_(stem), address_of_(address_of) {}

  TableTop write() {
    Json objects = Json::array();
    for (const auto& [deck, back] : cards_.backs())
      objects.push_back(deck_object(deck, back));
    result_.saved_object = Json{{"SaveName", ""},
                                {"GameMode", ""},
                                {"Date", ""},
                                {"Table", ""},
                                {"Sky", ""},
                                {"Note", ""},
                                {"Rules", ""},
                                {"PlayerTurn", ""},
                                {"LuaScript", ""},
                                {"LuaScriptState", ""},
                                {"ObjectStates", objects}};
    return std::move(result_);
  }

 private:
  Json deck_object(const std::string& deck, const Face& back) {
    const std::string back_name = fmt::format("{}-back-{}", stem_, deck);
    result_.pictures.push_back({back_name, sheet_of(1, 1)});
    put(result_.pictures.back().sheet, back, 0);
    back_address_ = address_of_(back_name);
    on_sheet_ = most_faces_of_a_sheet;
    sheets_of_deck_ = 0;
    sheets_ = Json::object();
    position_ = lying_at(decks_++);

    Json contained = Json::array(), ids = Json::array();
    for (const PrintedCardFaces& card : cards_.cards())
      if (card.front.deck == deck) {
        const Json object = card_object(card);
        for (int copy = 0; copy < card.copies; ++copy) {
          contained.push_back(object);
          ids.push_back(object["CardID"]);
        }
      }
    if (contained.size() == 1)
      return contained[0];
    return Json{{"Name", "DeckCustom"}, {"Transform", position_},      {"Nickname", deck_title(deck)},
                {"Description", ""},    {"Tags", Json::array({deck})}, {"HideWhenFaceDown", true},
                {"DeckIDs", ids},       {"CustomDeck", sheets_},       {"ContainedObjects", contained}};
  }

  Json card_object(const PrintedCardFaces& card) {
    const Content& content = cards_.loaded().content();
    const CardDef& def = content[card.card];
    Json object = face_object(card.front, printed_text(content, def));
    for (const std::string& tag : tags_of(content, def))
      object["Tags"].push_back(tag);
    for (std::size_t i = 0; i < card.other_faces.size(); ++i)
      object["States"][fmt::format("{}", i + 2)] = face_object(card.other_faces[i], "");
    return object;
  }

  Json face_object(const Face& face, const std::string& text) {
    const int id = picture_of(face);
    const std::string sheet = fmt::format("{}", id / ids_of_a_sheet);
    return Json{{"Name", "Card"},
                {"Transform", position_},
                {"Nickname", face.name},
                {"Description", text},
                {"Tags", Json::array({face.deck})},
                {"HideWhenFaceDown", true},
                {"CardID", id},
                {"CustomDeck", Json{{sheet, sheets_[sheet]}}}};
  }

  // Draws the face on the next place. Returns the id of the card.
  int picture_of(const Face& face) {
    if (on_sheet_ == most_faces_of_a_sheet) {
      on_sheet_ = 0;
      const std::string name = fmt::format("{}-{}-{}", stem_, face.deck, ++sheets_of_deck_);
      result_.pictures.push_back({name, sheet_of(table_top_columns, table_top_rows)});
      sheets_[fmt::format("{}", ++sheet_)] = Json{{"FaceURL", address_of_(name)},
                                                  {"BackURL", back_address_},
                                                  {"NumWidth", table_top_columns},
                                                  {"NumHeight", table_top_rows},
                                                  {"BackIsHidden", true},
                                                  {"UniqueBack", false},
                                                  {"Type", 0}};
    }
    put(result_.pictures.back().sheet, face, on_sheet_);
    return sheet_ * ids_of_a_sheet + on_sheet_++;
  }

  static std::vector<std::string> tags_of(const Content& content, const CardDef& card) {
    std::vector<std::string> tags;
    for (std::size_t i = 0; i < content.tags.size(); ++i)
      if (card.tags[i])
        tags.push_back(content.tags[i]);
    return tags;
  }

  const PrintedCards& cards_;
  const std::string& stem_;
  const std::function<std::string(const std::string&)>& address_of_;
  TableTop result_;
  std::string back_address_;
  Json sheets_, position_;  // of the deck
  int decks_ = 0, sheet_ = 0, on_sheet_ = 0, sheets_of_deck_ = 0;
};

}  // namespace

TableTop table_top(const PrintedCards& cards, const std::string& stem,
                   const std::function<std::string(const std::string& name)>& address_of) {
  return TableTopWriter(cards, stem, address_of).write();
}

}  // namespace soulstack::tools
