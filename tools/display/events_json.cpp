// Events for clients.
#include "tools/display/events_json.h"

#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/model/event_rows.h"
#include "engine/model/event_uses.h"
#include "engine/model/notes.h"
#include "engine/table/known_cards.h"
#include "engine/table/table.h"
#include "engine/table/visibility.h"
#include "tools/display/event_feed.h"

namespace soulstack::tools {

namespace {

// Not sent to clients: other events and the view contain the same information.
bool is_left_out(EventType type) { return type == EventType::card_moved || type == EventType::resolved; }

// Only the players who received the card may have seen it, and it may have moved since.
bool moves_hidden_cards(EventType type) {
  return type == EventType::loot_drawn || type == EventType::loot_given || type == EventType::card_put;
}

Json card_json(const Table& t, const Event& e, Value v, Seat viewer) {
  const auto i = v.as_card();
  const bool receives = e.subject == Value::player(viewer);
  const bool received = !t.current(v) && receives && moves_hidden_cards(e.type);
  const bool of_hidden = e.type == EventType::note_written && (events::how_noted(e) & notes::of_hidden) != 0;
  const bool is_noted_before = !t.current(v) && of_hidden && v == events::noted(e) && viewer != everything;
  const bool known = received || (knows(t, v, viewer) && !is_noted_before);
  if (!known)
    return {{"hidden", t.content.decks[t.printed(i).deck.value].name}};
  return {{"card", t.printed(i).id}, {"name", t.printed(i).name}, {"number", i}};
}

Json value_json(const Table& t, const Event& e, Value v, Seat viewer) {
  switch (v.kind()) {
    case ValueKind::card:
      return card_json(t, e, v, viewer);
    case ValueKind::player:
      return {{"player", index_of(v.as_seat()) + 1}};
    case ValueKind::item:
      return {{"stack", v.payload()}};
    case ValueKind::number:
      return v.as_number();
    case ValueKind::boolean:
      return v.as_boolean();
    case ValueKind::ability:
      return {{"ability", t.content[v.as_ability()].path}};
    case ValueKind::none:
    case ValueKind::event:
    case ValueKind::zone:
    case ValueKind::text:
    case ValueKind::word:
    case ValueKind::list:
    case ValueKind::lasting:
    case ValueKind::waiting:
    case ValueKind::filter:
      break;
  }
  return name_for(t, v, viewer);
}

Json event_json(const Table& t, const Event& e, Seat viewer) {
  Json j{{"type", row_of(e.type).name}, {"rule", row_of(e.type).rule}};
  if (std::string text = narrate_for(t, e, viewer); !text.empty())
    j["text"] = std::move(text);
  if (e.subject)
    j["of"] = value_json(t, e, e.subject, viewer);
  if (e.source)
    j["from"] = value_json(t, e, e.source, viewer);
  if (e.object && sees_note(e, viewer))
    j["object"] = value_json(t, e, e.object, viewer);
  if (e.by != Seat::game)
    j["by"] = index_of(e.by) + 1;
  if (e.amount != 0)
    j["amount"] = e.amount;
  if (e.value != 0)
    j["value"] = e.value;
  return j;
}

}  // namespace

Json events_json(const Game& game, Seat viewer) {
  Json list = Json::array();
  const Table& t = game.table();
  for (std::size_t i = t.log_told; i < t.log.size(); ++i) {
    if (is_left_out(t.log[i].type))
      continue;
    list.push_back(event_json(t, t.log[i], viewer));
    list.back()["id"] = i;
  }
  return list;
}

}  // namespace soulstack::tools
