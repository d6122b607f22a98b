// Rulebook section 6.9: what cards ask about the events that happened.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "engine/model/card_words.h"
#include "engine/model/event.h"

namespace soulstack {

// How far back a count goes (rule 6.9.3).
enum class Window : std::uint8_t { turn, attack, game, count };

// A field of an event that names one player or object. `doer` is the object that acts: "by this".
enum class EventPart : std::uint8_t { none, of, by, doer, from, object };

// An event that sets declare (rule 6.12).
struct SetEventDef {
  enum class Of : std::uint8_t { none, player, object, anything };
  std::string name, text;  // text: what players read when it happens
  Of of = Of::none;
  std::string sets;  // that declare it
};
inline constexpr std::uint8_t any_set_event = 0xFF;
inline constexpr std::size_t most_set_events = 64;

// A stat that sets declare (rule 10.1.11).
struct SetStatDef {
  enum class Of : std::uint8_t { player, object };
  std::string name, text;  // text: its meaning, for players
  Of of = Of::player;
  std::int16_t start = 0;  // where no card prints it
  std::string sets;        // that declare it

  bool is_declared_like(const SetStatDef& other) const {
    return text == other.text && of == other.of && start == other.start;
  }
};

// Which events are counted, as far as it does not depend on who asks.
struct EventTest {
  EventType event = EventType::none;
  Who of, by, from, object;
  DieValues values;  // as in Trigger
  Ask combat = Ask::any, attack = Ask::any, recharge_step = Ask::any, lethal = Ask::any, preventable = Ask::any;
  CounterId kind;
  std::uint8_t set_event = any_set_event;  // its place in Content::events

  bool operator==(const EventTest&) const = default;
};

// Events with different players or objects in this field are counted apart.
struct TallyKey {
  EventPart part = EventPart::none;
  bool only_players = false;  // events with anything else there are not counted

  bool operator==(const TallyKey&) const = default;
};
inline constexpr std::size_t tally_keys = 2;

// What is counted. Abilities that ask for the same share it.
struct TallyDef {
  Window window = Window::turn;
  EventTest test;
  std::array<TallyKey, tally_keys> keys{};
  std::int16_t asked_up_to = 0;  // more makes no difference

  bool counts_the_same(const TallyDef& other) const {
    return window == other.window && test == other.test && keys == other.keys;
  }
};

enum class HistoryNumber : std::uint8_t { times, total, last };

// What an ability asks about the events that happened.
struct HistoryQuery {
  TallyId tally;  // unknown: it does not ask
  HistoryNumber number = HistoryNumber::times;
  std::array<Who, tally_keys> keys{};              // the players or objects that it asks about
  std::int16_t at_least = 1, at_most = unlimited;  // conditions

  bool is_met_by(int n) const { return n >= at_least && n <= at_most; }
};

}  // namespace soulstack
