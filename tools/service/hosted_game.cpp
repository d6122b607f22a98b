// A game of the service.
#include "tools/service/hosted_game.h"

#include <algorithm>

#include "engine/model/seats.h"
#include "engine/table/table.h"
#include "tools/display/event_feed.h"
#include "tools/display/game_objects.h"
#include "tools/players/hidden_cards.h"
#include "tools/players/trial_budget.h"
#include "tools/players/worth_trying.h"
#include "tools/records/reload.h"

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
  if (!is_judged() && asks_client())
    stops_.note(game());
  history_->answer(option, how);
  take_news();
}

void HostedGame::answer(int option) {
  answer_as_is(option, Answered::when_asked);
  run(Until::decision, most_decisions_of_a_run);
}

// The stops as they were before the open decision was judged, for undo. Edits since the last answer have not changed them.
void HostedGame::remember_stops() {
  const Stops::Memory& then = is_judged() ? unjudged_ : stops_.memory();
  stops_then_.resize(history_->at(), then);
  stops_then_.push_back(then);
}

// Each decision of a client is judged once: what a player has been asked about is not new to them the next time.
bool HostedGame::passes_by_itself() {
  if (is_judged())
    return false;
  judged_ = changes_;
  unjudged_ = stops_.memory();
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
    BotTimeLimit::check();
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
  if (stops_then_.size() <= history_->at())
    remember_stops();
  ++changes_;
  if (decisions < history_->at())
    history_->go_to(decisions);
  forget_events_from(game().recorded().log);
  while (history_->at() < std::min(decisions, history_->steps().size())) {
    const std::size_t before = game().recorded().log;
    history_->go_to(history_->at() + 1);
    keep_events_from(before);
  }
  if (history_->at() < stops_then_.size())
    stops_.restore(stops_then_[history_->at()]);
  passed_.clear();
  if (asks_client())
    verdict_ = Stops(stops_).judge(game());
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
  copy->sets = sets;
  copy->stops_ = stops_;
  copy->judged_ = is_judged() ? copy->changes_ : 0;
  copy->unjudged_ = unjudged_;
  copy->verdict_ = verdict_;
  if (with_past) {
    copy->told_ = told_;
    copy->stops_then_ = stops_then_;
  }
  return copy;
}

std::unique_ptr<HostedGame> HostedGame::sample(Seat viewer, std::uint64_t seed) const {
  constexpr int most_tried = 20;
  const HiddenCards hidden(game().table(), viewer);
  const auto state = std::make_unique<GameState>();
  Dice dice(seed);
  for (int tried = 0; tried < most_tried; ++tried) {
    hidden.sample(dice, *state);
    std::unique_ptr<History> history = history_->branch_in(*state);
    const bool is_possible = game().over() == history->game().over() &&
                             (game().over() || history->game().decision().options == game().decision().options);
    if (!is_possible)  // the question depends on hidden cards, so this sample cannot be the truth
      continue;
    auto copy = std::make_unique<HostedGame>(cards_, std::move(history), audience_);
    copy->continue_from(*this);
    return copy;
  }
  return nullptr;
}

// ---- Other cards

// The players are told only what differs from what they were told before.
void HostedGame::tell_what_was_told(const HostedGame& before) {
  const auto is_same = [](const Json& a, const Json& b) {
    return a["type"] == b["type"] && a.value("text", std::string()) == b.value("text", std::string());
  };
  for (std::size_t place = 0; place < told_.size(); ++place) {
    auto known = before.told_[place].told.begin();
    for (auto& untold = told_[place].untold; !untold.empty(); told_[place].tell_first()) {
      while (known != before.told_[place].told.end() && known->number < untold.front().number)
        ++known;
      const bool is_known = known != before.told_[place].told.end() && known->number == untold.front().number &&
                            is_same(Json::parse(known->event), untold.front().event);
      const bool is_forgotten =
          !before.told_[place].told.empty() && untold.front().number < before.told_[place].told.front().number;
      if (!is_known && !is_forgotten)
        break;
    }
  }
}

// As the copy of a game: its numbers go on from those of the other one.
void HostedGame::continue_from(const HostedGame& before) {
  owner = before.owner;
  sets = before.sets;
  changes_ += before.changes_;
  stops_ = before.stops_;
  verdict_ = before.verdict_;
  judged_ = before.is_judged() ? changes_ : 0;
  unjudged_ = before.unjudged_;
}

std::unique_ptr<HostedGame> HostedGame::replayed_with(std::shared_ptr<const scripting::Loaded> cards,
                                                      Replayed& replayed) const {
  std::unique_ptr<History> again = begun_again(*history_, *cards);
  auto game = std::make_unique<HostedGame>(cards, std::move(again), audience_);
  replayed = replay_in(*game->history_, *history_, *cards, [&](Game&) { game->take_news(); });
  game->continue_from(*this);
  game->stops_then_ = stops_then_;
  const std::size_t at = game->history_->at();
  if (replayed.stuck) {
    game->judged_ = 0;
    if (at < stops_then_.size())
      game->stops_.restore(stops_then_[at]);
  }
  game->stops_then_.resize(std::min(at, stops_then_.size()));
  game->tell_what_was_told(*this);
  return game;
}

std::unique_ptr<HostedGame> HostedGame::carried_to(std::shared_ptr<const scripting::Loaded> cards) {
  auto history = std::make_unique<History>(*cards, *history_);
  auto game = std::make_unique<HostedGame>(std::move(cards), std::move(history), audience_);
  game->continue_from(*this);
  game->told_ = told_;
  return game;
}

}  // namespace soulstack::tools
