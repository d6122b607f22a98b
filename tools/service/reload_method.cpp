// game.reload: a game goes on with its card sets as they are now.
#include "tools/service/reload_method.h"

#include <fmt/format.h>

#include <map>
#include <set>

#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/table/visibility.h"
#include "tools/records/reload.h"
#include "tools/service/beginnings.h"
#include "tools/service/positions.h"
#include "tools/service/set_parameter.h"

namespace soulstack::tools {

namespace {

// ---- The cards

// A card that has errors only now would vanish from the game.
void demand_no_new_errors(const Request& r, const scripting::Loaded& fresh, const scripting::Loaded& before) {
  std::set<std::string> broken_before;
  for (const scripting::LoadedSet& set : before.sets())
    for (const scripting::SetAside& card : set.set_aside)
      broken_before.insert(card.id);
  for (const scripting::LoadedSet& set : fresh.sets())
    for (const scripting::SetAside& card : set.set_aside)
      if (!broken_before.contains(card.id))
        throw Refused{"not_loaded", r.service.options().root.without_folder(to_string(card.findings.front())),
                      "cards without errors"};
}

std::shared_ptr<const scripting::Loaded> cards_now(const Request& r, const HostedGame& hosted, ClientSets& sets) {
  sets.look_again();
  std::shared_ptr<const scripting::Loaded> cards = loaded_from(r, sets, hosted.history().beginning().rules, "sets");
  demand_no_new_errors(r, *cards, hosted.cards());
  return cards;
}

std::shared_ptr<ClientSets> sets_of(const Request& r, const HostedGame& hosted) {
  std::shared_ptr<ClientSets> sets = r.has("sets") ? r.service.sets(r.find("sets")) : hosted.sets;
  if (!sets)
    throw Refused{"not_possible", "The cards of this game are not those of open sets", "`sets`", "sets"};
  return sets;
}

// ---- What differs

using EventTexts = std::map<std::size_t, std::pair<std::string, std::string>>;  // by number: type and text

EventTexts texts_of(const HostedGame& hosted, Seat viewer) {
  EventTexts texts;
  for (const Json& event : hosted.events(viewer, 0, 2 * most_events_kept))
    texts[event["number"].get<std::size_t>()] = {event["type"].text(), event.value("text", std::string())};
  return texts;
}

// The first event that the viewer was told otherwise. Events after the end of the shorter game do not count.
void add_event_that_differs(const HostedGame& was, const HostedGame& now, Seat viewer, Json& differs) {
  const EventTexts before = texts_of(was, viewer), after = texts_of(now, viewer);
  const std::size_t from = std::max(was.kept_from(viewer), now.kept_from(viewer));
  const std::size_t end = std::min(was.game().recorded().log, now.game().recorded().log);
  for (std::size_t number = from; number < end; ++number) {
    const auto a = before.find(number), b = after.find(number);
    const bool is_same = a == before.end() ? b == after.end() : b != after.end() && a->second == b->second;
    if (is_same)
      continue;
    differs["event"] = number;
    if (a != before.end() && !a->second.second.empty())
      differs["was"] = a->second.second;
    if (b != after.end() && !b->second.second.empty())
      differs["now"] = b->second.second;
    return;
  }
}

Json difference_object(const HostedGame& was, const HostedGame& now, const Parting& parting, Seat viewer) {
  Json j{{"at", parting.decision}};
  if (viewer == everything) {
    j["was"] = parting.was;
    j["now"] = parting.now;
  } else if (was.tells(viewer)) {
    add_event_that_differs(was, now, viewer, j);
  }
  return j;
}

// What another player could choose from is not for the viewer.
std::string why_ended(const HostedGame& was, const HostedGame& now, const Parting& stuck, Seat viewer) {
  const Step& step = was.history().steps()[now.history().at()];
  if (stuck.what == Parting::What::over)
    return "The game ends here with these cards";
  if (step.edits())
    return fmt::format("`{}` is not possible: {}", step.key, stuck.now);
  const bool sees_both = step.who == index_of(viewer) && now.game().decision().who == viewer;
  return sees_both || viewer == everything ? sentence_of(stuck)
                                           : fmt::format("{} cannot give the same answer", player_name(seat(step.who)));
}

// ---- The game

void replace(const Request& r, HostedGame& before, std::unique_ptr<HostedGame> next, std::string& warning) {
  warning = move_journal(before.history(), next->history());
  if (!warning.empty())
    warning = "The game is not recorded from here on: " + r.service.options().root.without_folder(warning);
  r.service.replace_game(r["game"].get<int>(), std::move(next));
}

Json position_after(const Request& r, HostedGame& hosted, const std::string& warning) {
  if (!hosted.asks_client() && first_client(hosted) != Seat::game)
    hosted.run(Until::decision, most_decisions_of_a_run);
  Json j = position(r, hosted);
  add_warning(j, warning);
  add_set_aside(r, hosted, j);
  return j;
}

Json stay_here(const Request& r, HostedGame& hosted, std::shared_ptr<const scripting::Loaded> cards,
               std::shared_ptr<ClientSets> sets) {
  if (const std::string why = why_not_carried(hosted.game(), cards->content()); !why.empty())
    throw Refused{"not_possible", "It is not possible to stay at this decision with the new cards: " + why,
                  "a request without `stay`", "stay"};
  std::unique_ptr<HostedGame> next = hosted.carried_to(std::move(cards));
  next->sets = std::move(sets);
  std::string warning;
  replace(r, hosted, std::move(next), warning);
  return position_after(r, r.game(), warning);
}

Json replay_answers(const Request& r, HostedGame& hosted, std::shared_ptr<const scripting::Loaded> cards,
                    std::shared_ptr<ClientSets> sets) {
  if (hosted.history().has_lost_past())
    throw Refused{"not_possible", "This game has no past that could be replayed", "`stay`: true", "game"};
  Replayed replayed;
  std::unique_ptr<HostedGame> next = hosted.replayed_with(std::move(cards), replayed);
  next->sets = std::move(sets);
  const Seat viewer = viewer_of(r, hosted);
  Json told = Json::object();
  if (replayed.parting && replayed.parting->what == Parting::What::event)
    told["differs"] = difference_object(hosted, *next, *replayed.parting, viewer);
  if (replayed.stuck) {
    const std::size_t at = next->history().at();
    told["ended"] = {
        {"at", at}, {"lost", hosted.history().at() - at}, {"why", why_ended(hosted, *next, *replayed.stuck, viewer)}};
  }
  std::string warning;
  replace(r, hosted, std::move(next), warning);
  Json j = position_after(r, r.game(), warning);
  j.update(told);
  return j;
}

Json reload(const Request& r) {
  HostedGame& hosted = r.game();
  demand_viewer(r, hosted);
  std::shared_ptr<ClientSets> sets = sets_of(r, hosted);
  std::shared_ptr<const scripting::Loaded> cards = cards_now(r, hosted, *sets);
  return r.value("stay", false) ? stay_here(r, hosted, std::move(cards), std::move(sets))
                                : replay_answers(r, hosted, std::move(cards), std::move(sets));
}

}  // namespace

Method reload_method() {
  return {"game.reload",
          "Goes on with the card sets as they are now: replays the answers, and says what differs and how far they are "
          "possible. The events are those from the first difference on",
          MayCall::owner,
          and_position({takes_game(),
                        optional_member("sets", open_number(), "Other open sets (default: those of the game)"),
                        optional_member("stay", Schema::boolean(),
                                        "Without a replay, from this decision: then what came before can neither be "
                                        "undone nor saved (default: false)")}),
          a_position(),
          "where the game is then",
          {"not_loaded", "not_possible", "no_such_sets", "bots_too_slow"},
          reload};
}

}  // namespace soulstack::tools
