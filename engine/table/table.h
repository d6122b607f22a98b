// The table that the rules work on: the state of a game, its content, and beside the state what can be had again from
// it (the log, the index of listeners, the open decision).
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

// A script's failure or a budget's end, for people.
struct Trouble {
  std::string what;
  AbilityId ability;
  std::string place;          // what players may know of it: the file within its set and the line
  std::uint16_t failure = 0;  // of an effect: the number that its event has as `value`
};

// What resolved lately: how many things in all, and the sources of the last.
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
  Table(const Table& other);  // a fork: the state is copied, what lies beside it is built anew
  Table& operator=(const Table&) = delete;
  ~Table();

  const Content& content;
  Scripts& scripts;
  GameState s;

  // ---- Beside the state
  bool logging = false;
  std::vector<Event> log;
  std::size_t log_told = 0;  // up to where clients have been told of it
  struct Trigger {
    std::uint32_t serial = 0;
    Event event;
  };
  std::vector<Trigger> triggers;  // with a log: which event each triggered ability on the stack heard of
  Listeners listeners;
  Decision decision;
  std::vector<Trouble> troubles;     // what effects failed with, and what ended the game
  std::vector<Trouble> complaints;   // of conditions and values that failed: who only looks hears of them, too
  std::uint64_t steps = 0;           // since the last decision
  mutable Work work;                 // since the last decision
  std::uint64_t priority_stops = 0;  // statistics
  std::uint64_t script_calls = 0;
  std::uint64_t script_errors = 0;
  Resolved resolved;
  std::vector<void*> threads;   // kept by the scripting layer: the live effects, by frame depth
  std::vector<int> fixed_dice;  // dice to come, for scenarios; empty = random
  std::size_t fixed_dice_used = 0;
  int settling_waits = 0;           // while several cards move at one moment (rule 20.3.4)
  int conditions = 0;               // that are asked within each other (engine/table/condition_depth.h)
  bool conditions_endless = false;  // they went too deep: until the outermost is answered
  bool fixed_dice_only = false;     // a die that is not fixed is a failure

  // ---- Players and cards
  const Ruleset& rules() const { return content.rules; }
  int players() const { return s.players_count; }
  Player& player(Seat seat) { return s.players[static_cast<std::size_t>(seat)]; }
  const Player& player(Seat seat) const { return s.players[static_cast<std::size_t>(seat)]; }
  Card& card(CardIndex i) { return s.cards[i]; }
  const Card& card(CardIndex i) const { return s.cards[i]; }
  const CardDef& def(CardIndex i) const { return content.cards[s.cards[i].def.value]; }
  const CardDef& printed(CardIndex i) const { return content.cards[s.cards[i].printed.value]; }
  Zone& zone(ZoneId z) { return s.zones[z.value]; }
  const Zone& zone(ZoneId z) const { return s.zones[z.value]; }
  const Zone& zone_of(CardIndex i) const { return s.zones[s.cards[i].zone.value]; }
  Seat active() const { return static_cast<Seat>(s.turn.active); }
  Seat left_of(Seat seat) const;
  Seat right_of(Seat seat) const;
  bool dead(Seat seat) const { return (player(seat).flags & player_flag::dead) != 0; }

  Value ref(CardIndex i) const { return Value::card(i, s.cards[i].incarnation & 0xFFFF); }
  // Still the object that the value named (rule 7.7)? Players and numbers always are.
  bool current(Value v) const;
  // What an object last was in play (ruling Q71); null: it is in play, or nothing is kept of it.
  const Former* last_seen(Value v) const;
  // Who controls an object, or last did (rule 19.7.1).
  Seat controller(Value v) const;
  bool in_play(CardIndex i) const;

  // ---- The stack, and effects that last (by their serials; null: it is gone)
  Lasting* find_lasting(std::uint32_t serial);
  const Lasting* find_lasting(std::uint32_t serial) const;
  StackItem* find_item(std::uint32_t serial);
  const StackItem* find_item(std::uint32_t serial) const;
  std::uint32_t take_serial() { return s.next_serial++; }
  // The topmost object that may resolve, or null.
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
  void note(const Event& event) {  // logged only; no ability listens
    if (logging)
      tell(event);
  }
  void attend(std::uint8_t what) { s.attention = static_cast<std::uint8_t>(s.attention | what); }
  // What is in play, or a continuous effect, has changed.
  void changed_play() {
    listeners.stale = true;
    attend(attention::deaths);
  }

  void tell(Event event);  // into the log, with what causes it
  // The serial of the object on the stack, or of the attack or purchase, that is being carried out; 0 if it is a player's
  // action or a step of the rules.
  std::uint32_t what_goes_on() const;

  // ---- Chance
  int die();  // 1..6
  std::uint32_t random(int stream, std::uint32_t below);

  // ---- Budgets
  void stop(std::string_view why);
};

// Random streams: counted, so that one does not disturb the other.
namespace stream {
inline constexpr int setup = 0, dice = 1, effects = 2, decks = 3;  // decks: 3 + DeckId
}

}  // namespace soulstack
