// Finds cards by their ids and by those of the cards that they replace.
#include "scripting/loader/other_ids.h"
#include "engine/model/content.h"
#include "engine/model/names.h"

namespace soulstack::scripting {

CardDefId find_card(const Content& content, const OtherIds& others, std::string_view id) {
  CardDefId found = content.find_card(id);
  if (!is_other_id(others, id))
    return found;
  const bool is_ambiguous =
      !found.known() && std::any_of(content.cards.begin(), content.cards.end(),
                                    [&](const CardDef& card) { return without_set(card.id) == id; });
  if (is_ambiguous)
    return {};
  for (const OtherId& other : others) {
    if (!other.is(id))
      continue;
    if (found.known() && found != other.card)
      return {};
    found = other.card;
  }
  return found;
}

CardDefId find_card(const Content& content, const OtherIds& others, std::string_view id, std::string_view set) {
  const CardDefId own = find_card_of(content, others, set, id);
  return own.known() ? own : find_card(content, others, id);
}

CardDefId find_card_of(const Content& content, const OtherIds& others, std::string_view set, std::string_view id) {
  const std::string full = std::string(set) + ":" + std::string(id);
  for (const OtherId& other : others)
    if (other.id == full)
      return other.card;
  const CardDefId found = content.find_card(id, set);
  return found.known() && content[found].set == set && content[found].id == full ? found : CardDefId{};
}

}  // namespace soulstack::scripting
