// The table that the rules work on: the state of a game, its content, and data outside the state (the log, the index of
// listeners, the open decision).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/content.h"
#include "engine/model/decision.h"
#include "engine/model/state.h"
#include "engine/table/listeners.h"
#include "engine/table/procedures.h"
#include "engine/table/scripts.h"
#include "engine/table/workload.h"

namespace soulstack {

// The failure of a script or an exceeded budget, for people.
struct Trouble {
  std::string what;
  AbilityId ability;
  std::string place;          // shown to players: the file within its set and the line
  std::uint16_t failure = 0;  // failed effect: the `value` of its event
};

// The objects that resolved recently: their total number, and the sources of the last ones.
struct Resolved {
  std::uint64_t count = 0;
  std::array<Value, 16> sources{};
  void add(Value source) { sources[count++ % sources.size()] = source; }
  template <class Visit>
  void each_of_last(std::uint64_t length, Visit visit) const {
    for (auto n = std::min<std::uint64_t>({length, count, sources.size()}); n > 0; --n)
      visit(sources[(count - n) % sources.size()]);
  }
};

class Table {
 public:
  Table(const Content& content, Scripts& scripts);
  Table(const Table& other);  // a fork: copies the state and rebuilds the rest
  Table& operator=(const Table&) = delete;
  ~Table();

  const Content& content;
  Scripts& scripts;
  GameState s;

  // ---- Outside the state
  bool logging = false;
  std::vector<Event> log;
  std::size_t log_told = 0;  // number of log entries that clients have received
  struct Trigger {
    std::uint32_t serial = 0;
    Event event;
  };
  std::vector<Trigger> triggers;  // if there is a log: the event that each triggered ability on the stack heard
  Listeners listeners;
  Decision decision;
  std::vector<Trouble> troubles;     // failures of effects, and the reason the game ended
  std::vector<Trouble> complaints;   // failures of conditions and values; these can also happen in queries
  std::uint64_t steps = 0;           // since the last decision
  mutable Work work;                 // since the last decision
  std::uint64_t priority_stops = 0;  // statistics
  std::uint64_t script_calls = 0;
  std::uint64_t script_errors = 0;
  Resolved resolved;
  std::vector<void*> threads;   // owned by the scripting layer: the running effects, by frame depth
  std::vector<int> fixed_dice;  // results of the next dice, for scenarios; empty = random
  std::size_t fixed_dice_used = 0;
  int settling_waits = 0;           // > 0 while several cards move at the same time (rule 20.3.4)
  int conditions = 0;               // depth of nested conditions (engine/table/condition_depth.h)
  bool conditions_endless = false;  // they were nested too deeply; set until the outermost is answered
  bool fixed_dice_only = false;     // rolling a die that is not fixed is an error

  // ---- Players and cards
  const Ruleset& rules() const { return content.rules; }
  int players() const { return s.players_count; }
  Player& player(Seat seat) { return s.players[static_cast<std::size_t>(seat)]; }
  const Player& player(Seat seat) const { return s.players[static_cast<std::size_t>(seat)]; }
  Card& card(CardIndex i) { return s.cards[i]; }
  const Card& card(CardIndex i) const { return s.cards[i]; }
  const CardDef& def(CardIndex i) const { return content[s.cards[i].def]; }
  const CardDef& printed(CardIndex i) const { return content[s.cards[i].printed]; }
  Zone& zone(ZoneId z) { return s.zones[z.value]; }
  const Zone& zone(ZoneId z) const { return s.zones[z.value]; }
  const Zone& zone_of(CardIndex i) const { return s.zones[s.cards[i].zone.value]; }
  Seat active() const { return static_cast<Seat>(s.turn.active); }
  Seat left_of(Seat seat) const;
  Seat right_of(Seat seat) const;
  bool dead(Seat seat) const { return (player(seat).flags & player_flag::dead) != 0; }

  Value ref(CardIndex i) const { return Value::card(i, s.cards[i].incarnation & 0xFFFF); }
  // Is it still the same object that the value named (rule 7.7)? Always true for players and numbers.
  bool current(Value v) const;
  // The last state of an object that left play (ruling Q71); null: it is in play, or no state is kept.
  const Former* last_seen(Value v) const;
  // The player who controls an object, or last controlled it (rule 19.7.1).
  Seat controller(Value v) const;
  bool in_play(CardIndex i) const;

  // ---- The stack and lasting effects (by serial; null: it is gone)
  Lasting* find_lasting(std::uint32_t serial);
  const Lasting* find_lasting(std::uint32_t serial) const;
  StackItem* find_item(std::uint32_t serial);
  const StackItem* find_item(std::uint32_t serial) const;
  std::uint32_t take_serial() { return s.next_serial++; }
  // The topmost object that can resolve, or null.
  StackItem* top_item(std::uint32_t since);

  // ---- Frames
  int depth() const { return s.frames.size() - 1; }
  Frame& top() { return s.frames.back(); }
  Frame& push(Procedure p);
  template <class Locals>
  Did push(Procedure p, const Locals& locals) {
    push(p).template as<Locals>() = locals;
    return waiting();
  }
  Frame* find_frame(std::uint32_t serial);
  Value result() const { return s.frames.back().result; }

  // ---- Events
  // Logs a past event and collects the abilities that trigger on it.
  void emit(const Event& event);
  void note(const Event& event) {  // only logged; no ability hears it
    if (logging)
      tell(event);
  }
  void attend(std::uint8_t what) { s.attention = static_cast<std::uint8_t>(s.attention | what); }
  // The objects in play or the continuous effects have changed.
  void changed_play() {
    listeners.stale = true;
    attend(attention::deaths);
  }

  void tell(Event event);  // adds it to the log, with its cause
  // The serial of the stack object, attack or purchase that is being carried out; 0 for a player's action or a step of the
  // rules.
  std::uint32_t what_goes_on() const;

  // ---- Chance
  int die();  // 1..6
  std::uint32_t random(int stream, std::uint32_t below);

  // ---- Budgets
  void stop(std::string_view why);
};

// Random streams: counted separately, so that one does not affect another.
namespace stream {
inline constexpr int setup = 0, dice = 1, effects = 2, decks = 3;  // decks: 3 + DeckId
}

}  // namespace soulstack
