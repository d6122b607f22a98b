// The events of a game and the Lua lines that ran, in their order, with what the lines called and received.
#include "tools/display/script_trace.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/table/table.h"
#include "engine/table/visibility.h"

namespace soulstack::tools {

namespace {

std::string id_of_card(const Table& t, AbilityId ability) {
  const CardDefId card = t.content[ability].card;
  return card.known() ? t.content[card].id : "";
}

std::set<std::string> cards_in(const Table& t, const Event& event) {
  std::set<std::string> cards;
  for (const Value v : {event.source, event.subject, event.object})
    if (v.is(ValueKind::card))
      cards.insert(t.printed(v.as_card()).id);
    else if (v.is(ValueKind::ability))
      cards.insert(id_of_card(t, v.as_ability()));
  return cards;
}

}  // namespace

void ScriptTrace::add(const Place& place, TraceStep step) {
  step.decision = decisions_;
  step.turn = place.table.s.turn.number;
  step.cards = {id_of_card(place.table, place.ability)};
  pending_.push_back({std::move(step), place.effect, place.table.log.size()});
}

// Whether the last step is a line of this effect. Events may have followed it.
bool ScriptTrace::is_last(const Place& place) const {
  return !pending_.empty() && pending_.back().effect == place.effect &&
         pending_.back().step.kind == TraceStep::Kind::line;
}

// Shows the line of the effect again, since something else has happened meanwhile.
void ScriptTrace::repeat_line(const Place& place) {
  TraceStep again = lines_[place.effect];
  again.calls.clear();
  add(place, std::move(again));
}

void ScriptTrace::began(const Place& place, const Parameters& parameters) {
  std::string text = place.table.content[place.ability].path;
  for (const auto& [name, value] : parameters)
    text += fmt::format("{} {} = {}", name == parameters.front().first ? ":" : ",", name, value);
  add(place, {.kind = TraceStep::Kind::effect, .text = std::move(text)});
}

void ScriptTrace::ran(const Place& place, std::string_view file, int line) {
  TraceStep step{.kind = TraceStep::Kind::line, .file = std::string(file), .line = line};
  lines_[place.effect] = step;
  add(place, std::move(step));
}

void ScriptTrace::called(const Place& place, std::string call) {
  if (!is_last(place) || pending_.back().log < place.table.log.size())
    repeat_line(place);
  lines_[place.effect].calls = {call};
  pending_.back().step.calls.push_back(std::move(call));
}

void ScriptTrace::received(const Place& place, std::string result) {
  const std::vector<std::string> call = lines_[place.effect].calls;
  if (call.empty())
    return;
  if (!is_last(place)) {
    repeat_line(place);
    pending_.back().step.calls = call;
  }
  pending_.back().step.calls.back() += " -> " + result;
}

void ScriptTrace::ended(const Place& place, Ran how, const std::string& message) {
  lines_.erase(place.effect);
  if (how == Ran::finished)
    return;
  const std::string& path = place.table.content[place.ability].path;
  for (Pending& one : pending_)  // the events after the last question are gone
    one.log = std::min(one.log, place.table.log.size());
  add(place, {.kind = TraceStep::Kind::effect,
              .text = how == Ran::failed ? fmt::format("{} failed and is undone: {}", path, message)
                                         : fmt::format("{} returned false: nothing follows", path)});
}

void ScriptTrace::add_event(const Table& t, const Event& event, int& turn) {
  turn += event.type == EventType::turn_started;
  std::string text = narrate_for(t, event, everything);
  if (!text.empty())
    steps_.push_back({.kind = TraceStep::Kind::event,
                      .decision = decisions_,
                      .turn = turn,
                      .text = std::move(text),
                      .cards = cards_in(t, event)});
}

void ScriptTrace::listen(const Game& game, int turn, const std::string& answer) {
  const Table& t = game.table();
  if (!answer.empty())
    steps_.push_back({.kind = TraceStep::Kind::answer, .decision = decisions_, .turn = turn, .text = answer});
  for (Pending& one : pending_) {
    for (; told_ < std::min(one.log, t.log.size()); ++told_)
      add_event(t, t.log[told_], turn);
    steps_.push_back(std::move(one.step));
  }
  for (; told_ < t.log.size(); ++told_)
    add_event(t, t.log[told_], turn);
  pending_.clear();
  ++decisions_;
}

}  // namespace soulstack::tools
