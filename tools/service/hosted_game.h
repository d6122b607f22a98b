// A game of the service: its history, what each seat has been told, and the state of its bots and seats.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "tools/records/undo.h"
#include "tools/records/verify.h"
#include "tools/service/client_sets.h"
#include "tools/stops/stops.h"
#include "tools/support/json.h"

namespace soulstack::tools {

// How far bots play on.
enum class Until : std::uint8_t { decision /* of a client */, turn /* the next one begins */ };
// Whose events are kept: those that the seats of clients know, and those that spectators know.
enum class Audience : std::uint8_t { nobody, seats, everybody };

// A pass that nobody was asked for.
struct PassedByItself {
  Seat who = Seat::game;
  StopVerdict why;
};

class HostedGame {
 public:
  // The cards must be those of the history.
  HostedGame(std::shared_ptr<const scripting::Loaded> cards, std::unique_ptr<History> history, Audience audience);

  History& history() { return *history_; }
  const History& history() const { return *history_; }
  Game& game() { return history_->game(); }
  const Game& game() const { return history_->game(); }
  const scripting::Loaded& cards() const { return *cards_; }
  std::shared_ptr<const scripting::Loaded> share_cards() const { return cards_; }
  int owner = 0;                     // the number of the client that began it
  std::shared_ptr<ClientSets> sets;  // that its cards were loaded from; null: from none that are open

  bool is_client(Seat s) const { return history_->is_person(s); }
  // The decision is open and a client's.
  bool asks_client() const { return !game().over() && is_client(game().decision().who); }
  // Grows with each change of the game, also by undo: names the open decision and the view.
  std::size_t changes() const { return changes_; }

  // Takes an option for the player who is asked, then bots answer until a client is asked.
  void answer(int option);
  // Bots answer until then, at most so many decisions. They stop where a client is asked.
  void run(Until until, std::size_t most_decisions);
  // Undoes or redoes answers.
  void go_to(std::size_t decisions);
  // After a change that was made to the history directly: keeps its events.
  void take_news();
  bool tells(Seat viewer) const;

  // The events that the viewer (a seat or a spectator) has not been told of, which are then told.
  Json untold_events(Seat viewer);
  // At most `most` events from that number on, as the viewer knew them when they happened. None from before `kept_from`.
  Json events(Seat viewer, std::size_t from, std::size_t most) const;
  Json event(Seat viewer, std::size_t number) const;  // null: it is not kept, or nobody is told of it
  std::size_t kept_from(Seat viewer) const;

  // When the players of clients are asked for a response. At first: always. Others are also meant for the open question:
  // the next `run` judges it again.
  const StopSettings& stops(Seat who) const { return stops_.settings(who); }
  void set_stops(Seat who, const StopSettings& settings) {
    if (is_judged())
      stops_.restore(unjudged_);
    stops_.set(who, settings);
    judged_ = 0;
  }
  // Why the open decision is put to a client; null: it would be passed, but somebody has gone back to it.
  const StopVerdict* verdict() const { return verdict_.asks() ? &verdict_ : nullptr; }
  // What has been passed since the last call.
  std::vector<PassedByItself> take_passed() { return std::exchange(passed_, {}); }

  std::unique_ptr<HostedGame> fork(bool with_past) const;
  // A copy without its past, in which the cards that the viewer does not know are others of the same decks, and so are the
  // dice to come. Null: the open decision is another one in each sample that was tried.
  std::unique_ptr<HostedGame> sample(Seat viewer, std::uint64_t seed) const;
  // The same answers with other cards, as far as they are possible; `replayed` says how far. Its journal stays here.
  std::unique_ptr<HostedGame> replayed_with(std::shared_ptr<const scripting::Loaded> cards, Replayed& replayed) const;
  // This moment with other cards of the same layout (why_not_carried), without its past.
  std::unique_ptr<HostedGame> carried_to(std::shared_ptr<const scripting::Loaded> cards);

 private:
  template <class What>
  struct Numbered {
    std::size_t number = 0;
    What event;
  };
  struct Told {
    std::deque<Numbered<std::string>> told;  // as text, which is smaller
    std::deque<Numbered<Json>> untold;       // later ones
    void tell_first();                       // of the untold ones
  };
  Told& told_to(Seat viewer) { return told_[place_of(viewer)]; }
  const Told& told_to(Seat viewer) const { return told_[place_of(viewer)]; }
  static std::size_t place_of(Seat viewer);
  void answer_as_is(int option, Answered how);
  void keep_event(std::size_t number, std::size_t place);
  void keep_events_from(std::size_t number);
  void forget_events_from(std::size_t number);
  bool passes_by_itself();
  bool is_judged() const { return judged_ == changes_; }
  void remember_stops();
  void continue_from(const HostedGame& before);
  void tell_what_was_told(const HostedGame& before);

  std::shared_ptr<const scripting::Loaded> cards_;  // outlives the history
  std::unique_ptr<History> history_;
  Audience audience_;
  std::size_t changes_ = 0;
  std::vector<Told> told_;  // by seat; the last is the spectator's
  Stops stops_;
  std::vector<Stops::Memory> stops_then_;  // by the number of answers
  std::size_t judged_ = 0;                 // `changes_` when the open decision was judged
  Stops::Memory unjudged_;                 // the memory of the stops before that
  StopVerdict verdict_;
  std::vector<PassedByItself> passed_;
};

inline constexpr std::size_t most_events_kept = 2'000;          // for each viewer
inline constexpr std::size_t most_decisions_of_a_run = 50'000;  // of bots, for one request

}  // namespace soulstack::tools
