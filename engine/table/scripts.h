// The interface through which the kernel runs card functions. The scripting layer implements it; the kernel does not
// know the language of the functions.
#pragma once

#include "engine/model/forward.h"
#include "engine/model/state.h"
#include "engine/table/procedures.h"

namespace soulstack {

class AbilityObserver;

// The point of view of an ability: its `you`, its `this` and its chosen targets.
struct Scope {
  Seat you = Seat::game;
  Value self;
  const Value* targets = nullptr;  // three of them, or none
  const Event* event = nullptr;
  Value item;                 // the object on the stack that carries the ability
  Seat chooser = Seat::game;  // the player who chooses among the matches, if not `you`
  Value it;                   // in the condition of a noun: what it is asked about
  std::uint32_t keeper = 0;   // serial of the lasting effect or stack object whose kept values are meant; 0 = none
};

inline constexpr std::uint8_t no_event_frame = 255;

// Locals of an Effect frame: a running function of a card.
struct Effect {
  static constexpr Procedure procedure = Procedure::effect;
  AbilityId ability;
  Seat controller = Seat::game;
  std::uint8_t event_depth =
      no_event_frame;  // depth of the frame whose event a `change` or `instead` edits; none: the event of the item
  Value source;
  std::uint32_t item = 0;          // serial of the resolving stack object; 0 = none
  std::uint32_t lasting = 0;       // serial of the lasting effect it belongs to; 0 = none
  std::uint16_t ticks = 0;         // used part of its instruction budget
  std::uint16_t replies_from = 0;  // start of its replies in GameState::replies
  std::uint8_t begun = 0;
  std::uint8_t waits = 0;   // a verb pushed a frame; its result is the next reply
  std::uint16_t steps = 0;  // used part of its step budget, in tens
};

enum class Ran : std::uint8_t {
  finished,
  waits,
  failed,
  refused
};  // refused: it returned false, so nothing follows (7.10)

class Scripts {
 public:
  virtual ~Scripts() = default;
  // Starts or resumes the effect in the frame at `depth`. `waits`: a verb pushed a frame above it.
  virtual Ran run(Table& t, int depth) = 0;
  // Evaluates a pure condition or value. An error gives `false` or 0 and is reported once.
  virtual bool holds(const Table& t, AbilityId ability, const Script& script, const Scope& scope) = 0;
  virtual int value(const Table& t, AbilityId ability, const Script& script, const Scope& scope) = 0;
  // Reports a problem of an ability, each problem once per game.
  virtual void complain_once(const Table& t, AbilityId ability, std::string message) = 0;
  // A noun made by a running script, in addition to those of the content.
  virtual const Filter& filter(FilterId id) const = 0;
  // Releases what is kept for this table for the frames from `depth` up.
  virtual void forget(Table& t, int depth) = 0;

  AbilityObserver* observer =
      nullptr;  // observes all games of these scripts (engine/table/ability_observer.h); may be null
};

}  // namespace soulstack
