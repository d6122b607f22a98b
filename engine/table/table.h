// The table that the rules work on: the state of a game, its content, and data outside the state (the log, the index of
// listeners, the open decision).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/assumptions.h"
#include "engine/model/content.h"
#include "engine/model/decision.h"
#include "engine/model/state.h"
#include "engine/model/zone_kinds.h"
#include "engine/table/listeners.h"
#include "engine/table/procedures.h"
#include "engine/table/ranges.h"
#include "engine/table/scripts.h"
#include "engine/table/usable.h"
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
  Table(const Table& other);                       // a fork: copies the state and what is derived from it
  Table(const Table& other, const Content& with);  // with a copy of its content that takes other shortcuts
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
  std::vector<Trigger> triggers;     // if there is a log: the event that each triggered ability on the stack heard
  mutable Listeners listeners;       // rebuilt when a query needs it
  std::vector<Listener> applicable;  // the replacements of an event, while one of them is chosen
  Decision decision;
  std::vector<Trouble> troubles;            // failures of effects, and the reason the game ended
  mutable std::vector<Trouble> complaints;  // failures of conditions and values; these can also happen in queries
  std::uint64_t steps = 0;                  // since the last decision
  std::uint64_t checked = 0;                // without Shortcut::attention: the hash of the state that was last checked
  mutable Work work;                        // since the last decision
  std::uint64_t priority_stops = 0;         // statistics
  std::uint64_t script_calls = 0;
  mutable std::uint64_t script_errors = 0;
  Resolved resolved;
  std::vector<void*> threads;   // owned by the scripting layer: the running effects, by frame depth
  std::vector<int> fixed_dice;  // results of the next dice, for scenarios; empty = random
  std::size_t fixed_dice_used = 0;
  int settling_waits = 0;                   // > 0 while several cards move at the same time (rule 20.3.4)
  mutable int conditions = 0;               // depth of nested conditions (engine/table/condition_depth.h)
  mutable bool conditions_endless = false;  // they were nested too deeply; set until the outermost is answered
  bool fixed_dice_only = false;             // rolling a die that is not fixed is an error
  Frame no_frame;                           // what is pushed onto a full list of frames: the game is over then

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
  CardRange cards_of(const Zone& z) const { return {s, z.top, no_card}; }
  CardRange cards_of(ZoneId z) const { return cards_of(zone(z)); }
  // Of a slot only the top card; covered cards are not in play (rule 14.3.2).
  CardRange cards_in_play(const Zone& z) const {
    return {s, z.top, row_of(z.kind).in_play == InPlay::top && z.top != no_card ? card(z.top).below : no_card};
  }
  Seat active() const { return static_cast<Seat>(s.turn.active); }
  Seat left_of(Seat seat) const {
    const int next = index_of(seat) + 1;
    return static_cast<Seat>(next < players() ? next : 0);
  }
  Seat right_of(Seat seat) const;
  SeatRange seats() const { return SeatRange(players()); }
  TurnOrder seats_from(Seat first) const { return {first, players()}; }
  bool dead(Seat seat) const { return player(seat).flags.has(PlayerFlag::dead); }

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
  const StackItem* find_item(std::uint32_t serial) const {
    const bool is_top = s.stack.count > 0 && has_serial(s.stack.back(), serial);
    return is_top ? &s.stack.back() : find_below_top(serial);
  }
  StackItem* find_item(std::uint32_t serial) {
    return const_cast<StackItem*>(static_cast<const Table*>(this)->find_item(serial));
  }
  const StackItem* find_below_top(std::uint32_t serial) const;
  // Values that name it hold the last bits of its serial.
  static bool has_serial(const StackItem& item, std::uint32_t serial) {
    return (item.serial & 0x0FFFFFFFU) == (serial & 0x0FFFFFFFU);
  }
  // The object on the stack that must be there.
  StackItem& item(std::uint32_t serial, Place where = Place::here()) {
    StackItem* const found = find_item(serial);
    check(found != nullptr, "the object is on the stack", where);
    return *found;
  }
  std::uint32_t take_serial() { return s.next_serial++; }
  // The topmost object that can resolve, or null.
  StackItem* top_item(std::uint32_t since);
  const StackItem* top_item(std::uint32_t since) const;

  // Stores a count (engine/model/object_counts.h). Stops the game if there is no room for another one.
  void set_count(std::uint16_t object, CountKey key, int value);

  // ---- Frames
  int depth() const { return s.frames.size() - 1; }
  Frame& top(Place where = Place::here()) { return frame_at(depth(), where); }
  Frame& push(Procedure p);
  template <class Locals>
  Did push(Procedure p, const Locals& locals) {
    push(p).template as<Locals>() = locals;
    return waiting();
  }
  Frame* find_frame(std::uint32_t serial);
  Frame& frame(std::uint32_t serial, Place where = Place::here());  // the frame that must be there
  Frame& frame_at(int depth, Place where = Place::here()) {
    check(static_cast<std::uint32_t>(depth) < s.frames.count, "there is a frame at this depth", where);
    return s.frames[depth];
  }
  Value result() const;

  // ---- Events
  // The failures of effects, then those of conditions and values.
  std::array<const std::vector<Trouble>*, 2> all_troubles() const { return {&troubles, &complaints}; }
  // Logs a past event and collects the abilities that trigger on it.
  void emit(const Event& event);
  void note(const Event& event) {  // only logged; no ability hears it
    if (logging)
      tell(event);
  }
  void attend(std::uint8_t what) { s.attention = static_cast<std::uint8_t>(s.attention | what); }
  // The objects in play or the continuous effects have changed.
  void changed_play() {
    forget_derived();
    attend(attention::deaths);
  }
  // Is something in play whose effect on this may change although nothing in play moves?
  bool depends(Looks what) const {
    if (listeners.stale && (content.looks & what) == 0)
      return false;
    listeners.refresh(*this);
    return (listeners.looks & what) != 0;
  }
  // The state is another one.
  void forget_derived() {
    listeners.stale = true;
    usable.forget_all();
  }
  // This object has come into play, left it, or changed hands.
  void changed_play(CardIndex i) {
    const bool could_change_hp = listeners.may_change_hp();
    listeners.list_again(*this, i);
    if (could_change_hp || listeners.may_change_hp())
      attend(attention::deaths);
  }

  // What this object's player needs to use it has changed.
  void changed_use(CardIndex i) {
    if (const Zone& z = zone_of(i); z.kind == ZoneKind::play)
      usable.forget(z.seat);
  }

  void tell(Event event);  // adds it to the log, with its cause
  // The serial of the stack object, attack or purchase that is being carried out; 0 for a player's action or a step of the
  // rules.
  std::uint32_t what_goes_on() const;

  // ---- Chance
  int die(int sides);  // 1..sides
  std::uint32_t random(int stream, std::uint32_t below);

  // ---- Budgets
  void stop(std::string_view why);

  // ---- Broken assumptions of the engine (engine/model/assumptions.h)
  // Keeps the first one, with the seed and the number of decisions; the game is stopped after the step that is carried out,
  // even if that step is undone.
  void note_broken(const BrokenAssumption& broken);
  std::string broken;  // empty: none

  mutable Usables usable;  // derived when a query needs it

 private:
  Table(const Table& other, const Content& with, const Usables& used);
};

// Random streams: counted separately, so that one does not affect another.
namespace stream {
inline constexpr int setup = 0, dice = 1, effects = 2, decks = 3;  // decks: 3 + DeckId
}

}  // namespace soulstack
