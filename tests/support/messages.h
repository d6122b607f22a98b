// What the messages of the service tell a viewer at a decision: the table, the events since the last one, the open decision
// of the viewer, and the answers about why.
#pragma once

#include <string_view>

#include "engine/explain/explain_refusal.h"
#include "engine/game/game.h"
#include "engine/table/table.h"
#include "tools/display/game_objects.h"
#include "tools/display/why_text.h"
#include "tools/support/json.h"

namespace soulstack::testing {

using tools::Json;

inline Json told_events(const Game& game, Seat viewer) {
  const Table& t = game.table();
  Json list = Json::array();
  for (std::size_t i = t.log_told; i < t.log.size(); ++i)
    if (tools::is_told(t.log[i]))
      list.push_back(tools::event_object(game, i, viewer));
  return list;
}

// What led to the newest event that the viewer is told of.
inline Json told_because(const Game& game, Seat viewer) {
  const Json events = told_events(game, viewer);
  return events.empty() ? Json::array() : Json(tools::cause_sentences(game, events.back()["number"], viewer));
}

// The reasons why the player who is asked may not do something.
inline Json told_why(const Game& game) {
  Json all = Json::object();
  for (const std::string_view what : {"attack", "buy", "end"})
    if (const auto refusal = tools::why_not(game, what))
      all[what] = refusal->why.empty() ? "may" : sentence_of(game.table(), *refusal);
  return all;
}

inline Json told(const Game& game, Seat viewer) {
  Json all{{"table", tools::table_object(game, viewer)},
           {"events", told_events(game, viewer)},
           {"because", told_because(game, viewer)}};
  if (game.over() || game.decision().who != viewer)
    return all;
  all["asked"] = tools::decision_object(game, 0);
  all["why"] = told_why(game);
  return all;
}

}  // namespace soulstack::testing
