// A game of the service.
#include "tools/service/hosted_game.h"

#include <algorithm>

#include "engine/model/seats.h"
#include "engine/table/table.h"
#include "tools/display/event_feed.h"
#include "tools/display/game_objects.h"
#include "tools/players/worth_trying.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t spectators_place = max_players;

}  // namespace

HostedGame::HostedGame(std::shared_ptr<const scripting::Loaded> cards, std::unique_ptr<History> history,
                       Audience audience)
    : cards_(std::move(cards)),
      history_(std::move(history)),
      audience_(audience),
      told_(max_players + 1),
      stops_(static_cast<int>(history_->beginning().seats.size()), StopSettings::of(StopsMode::all)) {
  take_news();
}

std::size_t HostedGame::place_of(Seat viewer) {
  return viewer == Seat::game ? spectators_place : static_cast<std::size_t>(index_of(viewer));
}

bool HostedGame::tells(Seat viewer) const {
  if (viewer == Seat::game)
    return audience_ == Audience::everybody;
  const bool sits = static_cast<std::size_t>(index_of(viewer)) < history_->beginning().seats.size();
  return audience_ != Audience::nobody && sits && is_client(viewer);
}

void HostedGame::keep_event(std::size_t number, std::size_t place) {
  const Seat viewer = place == spectators_place ? Seat::game : seat(static_cast<int>(place));
  if (!tells(viewer))
    return;
  Told& told = told_[place];
  told.untold.push_back({number, event_object(game(), number, viewer)});
  if (told.untold.size() > most_events_kept)
    told.untold.pop_front();
}

void HostedGame::Told::tell_first() {
  told.push_back({untold.front().number, untold.front().event.dump()});
  untold.pop_front();
  if (told.size() > most_events_kept)
    told.pop_front();
}

// Which cards an event names depends on where they are now, so each viewer's event is written at once.
void HostedGame::keep_events_from(std::size_t number) {
  const std::vector<Event>& log = game().table().log;
  for (; number < log.size(); ++number)
    for (std::size_t place = 0; is_told(log[number]) && place < told_.size(); ++place)
      keep_event(number, place);
}

void HostedGame::take_news() {
  ++changes_;
  keep_events_from(game().table().log_told);
  clear_news(game());
}

void HostedGame::answer_as_is(int option, Answered how) {
  remember_stops();
  history_->answer(option, how);
  take_news();
}

void HostedGame::answer(int option) {
  answer_as_is(option, Answered::when_asked);
  run(Until::decision, most_decisions_of_a_run);
}

// The stops as they were before this answer, for undo.
void HostedGame::remember_stops() {
  stops_then_.resize(history_->at());
  stops_then_.push_back(stops_.memory());
}

// Each decision of a client is judged once: what a player has been asked about is not new to them the next time.
bool HostedGame::passes_by_itself() {
  if (judged_ == changes_)
    return false;
  judged_ = changes_;
  verdict_ = stops_.judge(game());
  if (verdict_.asks())
    return false;
  passed_.push_back({game().decision().who, verdict_});
  answer_as_is(option_of(game().decision(), OptionKind::pass), Answered::by_itself);
  return true;
}

void HostedGame::run(Until until, std::size_t most_decisions) {
  const int turn = game().state().turn.number;
  for (; most_decisions > 0 && !game().over(); --most_decisions) {
    if (until == Until::turn && game().state().turn.number != turn)
      return;
    if (!asks_client())
      answer_as_is(history_->bots_choice(), Answered::by_bot);
    else if (!passes_by_itself())
      return;
  }
}

void HostedGame::forget_events_from(std::size_t number) {
  const auto forget = [&](auto& events) {
    while (!events.empty() && events.back().number >= number)
      events.pop_back();
  };
  for (Told& told : told_) {
    forget(told.untold);
    forget(told.told);
  }
}

void HostedGame::go_to(std::size_t decisions) {
  ++changes_;
  if (decisions < history_->at()) {
    history_->go_to(decisions);
    if (decisions < stops_then_.size())
      stops_.restore(stops_then_[decisions]);
  }
  forget_events_from(game().recorded().log);
  while (history_->at() < std::min(decisions, history_->steps().size())) {
    const std::size_t before = game().recorded().log;
    remember_stops();
    history_->go_to(history_->at() + 1);
    keep_events_from(before);
  }
  passed_.clear();
}

Json HostedGame::untold_events(Seat viewer) {
  Told& told = told_to(viewer);
  Json list = Json::array();
  while (!told.untold.empty()) {
    list.push_back(told.untold.front().event);
    told.tell_first();
  }
  return list;
}

Json HostedGame::events(Seat viewer, std::size_t from, std::size_t most) const {
  const Told& told = told_to(viewer);
  Json list = Json::array();
  for (const auto& one : told.told)
    if (one.number >= from && list.size() < most)
      list.push_back(Json::parse(one.event));
  for (const auto& one : told.untold)
    if (one.number >= from && list.size() < most)
      list.push_back(one.event);
  return list;
}

Json HostedGame::event(Seat viewer, std::size_t number) const {
  const Json found = events(viewer, number, 1);
  return !found.empty() && found.at(0)["number"] == number ? found.at(0) : Json(nullptr);
}

std::size_t HostedGame::kept_from(Seat viewer) const {
  const Told& told = told_to(viewer);
  return !told.told.empty()     ? told.told.front().number
         : !told.untold.empty() ? told.untold.front().number
                                : game().recorded().log;
}

std::unique_ptr<HostedGame> HostedGame::fork(bool with_past) const {
  auto copy = std::make_unique<HostedGame>(cards_, history_->branch(with_past), audience_);
  copy->owner = owner;
  copy->stops_ = stops_;
  copy->judged_ = judged_ == changes_ ? copy->changes_ : 0;
  copy->verdict_ = verdict_;
  if (with_past) {
    copy->told_ = told_;
    copy->stops_then_ = stops_then_;
  }
  return copy;
}

}  // namespace soulstack::tools
