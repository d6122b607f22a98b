// The cards of a set with their faces, for printing.
#include "tools/printing/printed_cards.h"

#include "engine/model/content.h"
#include "tools/faces/face_json.h"
#include "tools/faces/face_layout.h"
#include "tools/faces/faces.h"

namespace soulstack::tools {

PrintedCards::PrintedCards(const scripting::Loaded& loaded, const std::string& set, const std::set<std::string>* only)
    : loaded_(loaded) {
  const Content& content = loaded.content();
  Faces faces(loaded);
  for (std::size_t i = 0; i < content.cards.size(); ++i) {
    const CardDef& card = content.cards[i];
    if (card.set != set || card.face > 1 || card.copies < 1 || (only && !only->contains(card.id)))
      continue;
    PrintedCardFaces printed{CardDefId{static_cast<std::uint16_t>(i)}, faces.of(card), {}, card.copies};
    for (CardDefId other = card.back; other.known() && content[other].face > 1; other = content[other].back)
      printed.other_faces.push_back(faces.of(content[other]));
    backs_.try_emplace(printed.front.deck, back_of_deck(printed.front.deck));
    cards_.push_back(std::move(printed));
  }
}

std::vector<FrontAndBack> PrintedCards::copies(bool two_sided) const {
  std::vector<FrontAndBack> all;
  for (const PrintedCardFaces& card : cards_)
    for (int copy = 0; copy < card.copies; ++copy) {
      const Face* back = &backs_.at(card.front.deck);
      std::size_t on_fronts = 0;
      if (two_sided && !card.other_faces.empty())
        back = &card.other_faces[on_fronts++];
      all.push_back({&card.front, back});
      for (; on_fronts < card.other_faces.size(); ++on_fronts)
        all.push_back({&card.other_faces[on_fronts], &backs_.at(card.front.deck)});
    }
  return all;
}

std::set<std::string> changed_since(const scripting::Loaded& now, const scripting::Loaded& before) {
  Faces faces(now), faces_before(before);
  std::map<std::string, Json> old_faces;
  for (const CardDef& card : before.content().cards)
    old_faces[card.id] = face_json(faces_before.of(card));
  std::set<std::string> changed;
  for (const CardDef& card : now.content().cards) {
    const auto old = old_faces.find(card.id);
    if (old == old_faces.end() || old->second != face_json(faces.of(card)))
      changed.insert(card.id);
  }
  return changed;
}

std::set<std::string> added_since(const scripting::Loaded& now, const scripting::Version& version) {
  std::set<std::string> added;
  for (const CardDef& card : now.content().cards)
    for (const FreeField& free : card.free_fields)
      if (const auto since = scripting::Version::read(free.text); free.field == "since" && since && *since > version)
        added.insert(card.id);
  return added;
}

}  // namespace soulstack::tools
