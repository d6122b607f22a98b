// What the kernel needs of whoever runs the functions on the cards. The scripting layer implements it; the kernel
// does not know in which language a function is written.
#pragma once

#include "engine/model/content.h"
#include "engine/model/state.h"

namespace soulstack {

class Table;
class Witness;

// From whose point of view something is seen: who is `you`, what is `this`, which targets were chosen.
struct Scope {
  Seat you = Seat::game;
  Value self;
  const Value* targets = nullptr;  // three of them, or none
  const Event* event = nullptr;
  Value item;                 // the object on the stack whose ability it is
  Seat chooser = Seat::game;  // who chooses among what fits, if not `you`
};

// Locals of an Effect frame: a function of a card while it runs.
struct Effect {
  AbilityId ability;
  Seat controller = Seat::game;
  std::uint8_t event_depth = 255;  // the frame whose event a `change` or `instead` edits; 255 = the item's event
  Value source;
  std::uint32_t item = 0;          // serial of the resolving stack object; 0 = none
  std::uint32_t lasting = 0;       // serial of the lasting effect it belongs to; 0 = none
  std::uint16_t ticks = 0;         // of its budget of instructions that are used
  std::uint16_t replies_from = 0;  // where its replies begin in GameState::replies
  std::uint8_t begun = 0;
  std::uint8_t waits = 0;   // a verb left a frame above; its result is the next reply
  std::uint16_t steps = 0;  // of its budget of steps that are used, in tens
};

enum class Ran : std::uint8_t { finished, waits, failed, refused };  // refused: it said false, nothing follows (7.10)

class Scripts {
 public:
  virtual ~Scripts() = default;
  // Starts or resumes the effect in the frame at `depth`. `waits`: a verb left a frame above it.
  virtual Ran run(Table& t, int depth) = 0;
  // A pure condition or value. An error yields `false` or 0 and is reported once.
  virtual bool holds(const Table& t, AbilityId ability, const Script& script, const Scope& scope) = 0;
  virtual int value(const Table& t, AbilityId ability, const Script& script, const Scope& scope) = 0;
  // Tells what is wrong with an ability, each thing once in a game.
  virtual void complain_once(Table& t, AbilityId ability, std::string message) = 0;
  // A noun that a running script made, beyond those of the content.
  virtual const Filter& filter(FilterId id) const = 0;
  // Whatever is kept alive for that table is not needed any more: frames from `depth` on.
  virtual void forget(Table& t, int depth) = 0;

  Witness* witness =
      nullptr;  // of what happens in all games of these scripts (engine/table/ability_observer.h); null: nobody
};

}  // namespace soulstack
