// The faces of cards, on sheets, and for Tabletop Simulator.
#include "tools/service/face_methods.h"

#include <map>
#include <optional>
#include <set>

#include <fmt/format.h>

#include "engine/model/content.h"
#include "tools/faces/face_json.h"
#include "tools/faces/face_layout.h"
#include "tools/faces/faces.h"
#include "tools/printing/printed_cards.h"
#include "tools/printing/sheet.h"
#include "tools/printing/table_top.h"
#include "tools/service/set_parameter.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t most_printed = 10'000;  // cards with their copies

// Pictures of sets that are edited are read from what was edited.
std::optional<scripting::EditedFiles::InUse> reading(const Request& r) {
  const Workspace* const workspace = r.service.sets(r.find("sets"))->workspace();
  return workspace ? std::optional<scripting::EditedFiles::InUse>(std::in_place, workspace->edited()) : std::nullopt;
}

Json face(const Request& r) {
  const std::shared_ptr<const scripting::Loaded> loaded = loaded_for(r);
  const auto in_use = reading(r);
  return {{"face", face_json(Faces(*loaded).of(card_named(r, loaded->content())))}};
}

// With the cards of all decks, if the rules of the sets do not use some of them.
std::shared_ptr<const scripting::Loaded> loaded_to_print(const Request& r) {
  const auto loaded = loaded_for(r);
  if (r.has("rules"))
    return loaded;
  const std::shared_ptr<ClientSets> sets = r.service.sets(r.find("sets"));
  const std::string wider = rules_with_all_decks(sets->choice(), *loaded);
  if (wider == sets->choice().rules)
    return loaded;
  std::vector<scripting::Finding> findings;
  const auto more = sets->load(wider, findings);
  return more ? more : loaded;
}

// The set whose cards are printed: of several, the last one that was opened by its name.
std::string printed_set(const scripting::Loaded& loaded) {
  std::string id;
  for (const scripting::LoadedSet& set : loaded.sets())
    if (set.wanted_by.empty())
      id = set.id;
  return id;
}

std::optional<std::set<std::string>> chosen_cards(const Request& r) {
  if (!r.has("cards"))
    return std::nullopt;
  const auto ids = r["cards"].get<std::vector<std::string>>();
  return std::set<std::string>(ids.begin(), ids.end());
}

PrintedCards cards_to_print(const Request& r, const scripting::Loaded& loaded) {
  const auto only = chosen_cards(r);
  PrintedCards cards(loaded, printed_set(loaded), only ? &*only : nullptr);
  std::size_t copies = 0;
  for (const PrintedCardFaces& card : cards.cards())
    copies += static_cast<std::size_t>(card.copies) * (1 + card.other_faces.size());
  if (copies > most_printed)
    throw Refused{"too_many", fmt::format("{} cards are more than {}", copies, most_printed), "fewer cards", "cards"};
  return cards;
}

// Sheets as JSON. Each face is sent once, and named by its number.
class SheetWriter {
 public:
  Json sheet(const Sheet& sheet) {
    Json places = Json::array();
    for (const auto& [face, x, y] : sheet.faces)
      places.push_back({{"face", number_of(*face)}, {"x", x}, {"y", y}});
    Json marks = Json::array();
    for (const auto& [x, y, to_x, to_y] : sheet.marks)
      marks.push_back({{"x", x}, {"y", y}, {"to_x", to_x}, {"to_y", to_y}});
    return {{"width", sheet.width},
            {"height", sheet.height},
            {"card", {{"width", sheet.card.width}, {"height", sheet.card.height}, {"bleed", sheet.card.bleed}}},
            {"places", std::move(places)},
            {"marks", std::move(marks)}};
  }
  Json take_faces() { return std::move(faces_); }

 private:
  std::size_t number_of(const Face& face) {
    const auto [at, is_new] = numbers_.try_emplace(&face, faces_.size());
    if (is_new)
      faces_.push_back(face_json(face));
    return at->second;
  }

  std::map<const Face*, std::size_t> numbers_;
  Json faces_ = Json::array();
};

Json sheets(const Request& r) {
  const CardSize size = card_size_named(r.value("size", std::string()), r.value("bleed", false));
  const std::string paper = r["paper"].text();
  const Micrometres gap = size.bleed > 0 ? 0 : r.value("gap", 0) * 1'000;
  if (paper == "card" && size.bleed == 0)
    throw Refused{"wrong_value", "A card of its own is printed with its bleed", "`bleed`, or another paper", "paper"};
  const auto loaded = loaded_to_print(r);
  const auto in_use = reading(r);
  const PrintedCards cards = cards_to_print(r, *loaded);
  const bool backs = r.value("backs", false);
  SheetWriter writer;
  Json list = Json::array();
  for (const Sheet& sheet : sheets_of(grid_of(paper_named(paper), size, gap), cards.copies(backs), backs))
    list.push_back(writer.sheet(sheet));
  return {{"sheets", std::move(list)}, {"faces", writer.take_faces()}};
}

Json table_top_of(const Request& r) {
  const auto loaded = loaded_to_print(r);
  const auto in_use = reading(r);
  const PrintedCards cards = cards_to_print(r, *loaded);
  const std::string at = r["images_at"].text();
  const TableTop made =
      table_top(cards, printed_set(*loaded), [&](const std::string& name) { return at + "/" + name + ".png"; });
  SheetWriter writer;
  Json pictures = Json::array();
  for (const TableTopPicture& picture : made.pictures)
    pictures.push_back({{"name", picture.name}, {"sheet", writer.sheet(picture.sheet)}});
  return {{"saved_object", made.saved_object}, {"pictures", std::move(pictures)}, {"faces", writer.take_faces()}};
}

Schema faces_schema() { return Schema::list(Schema::named("Face")); }

}  // namespace

std::vector<Method> face_methods() {
  const Member rules = optional_member("rules", Schema::text(100), "With this ruleset");
  const Member cards = optional_member("cards", Schema::list(Schema::text(200), 65'536), "Only those with these ids");
  const Schema sheet = Schema::named("Sheet");
  const Schema picture = Schema::object(
      {{"name", Schema::text(), "Its file is this name with `.png`"}, {"sheet", sheet, "What is on it"}});
  return {
      {"sets.face",
       "The face of a card: shapes and pieces of text with their places, to be drawn as they are",
       MayCall::anyone,
       {takes_card(), takes_sets(), rules},
       Schema::object({{"face", Schema::named("Face"), "The face"}}),
       "the face",
       {"not_loaded", "wrong_value"},
       face},
      {"sets.sheets",
       "The cards of a set on sheets to print, with cut marks: each card as often as it has copies",
       MayCall::anyone,
       {{"paper", Schema::word({"a4", "letter", "card"}), "`card`: one card a sheet, with its bleed"},
        takes_sets(),
        rules,
        cards,
        optional_member("size", Schema::word({usual_size, poker_size}), "Of a card in mm (default: 63x88)"),
        optional_member("gap", Schema::whole(0, 3), "Millimetres between cards without a bleed (default: 0)"),
        optional_member("bleed", Schema::boolean(), "1/8 inch beyond each edge, on paper in landscape"),
        optional_member("backs", Schema::boolean(), "Each sheet is followed by the backs of its cards")},
       Schema::object(
           {{"sheets", Schema::list(sheet), "In their order"}, {"faces", faces_schema(), "By their numbers"}}),
       "the sheets",
       {"not_loaded", "too_many", "wrong_value"},
       sheets},
      {"sets.table_top",
       "The cards of a set as a saved object of Tabletop Simulator, and what to draw on its pictures",
       MayCall::anyone,
       {{"images_at", Schema::text(1'000), "The address of the folder where the pictures will be"},
        takes_sets(),
        rules,
        cards},
       Schema::object({{"saved_object", Schema::anything(), "What the file holds"},
                       {"pictures", Schema::list(picture), "The pictures that it names"},
                       {"faces", faces_schema(), "By their numbers"}}),
       "the saved object",
       {"not_loaded", "too_many"},
       table_top_of},
  };
}

}  // namespace soulstack::tools
