// The index of everything that is in play and listens: triggered abilities by event, replacements by event, continuous
// changes by stat, bans by deed. Built from the state whenever what is in play has changed; the order of its lists never
// decides anything.
#pragma once

#include <array>
#include <vector>

#include "engine/content.h"
#include "engine/state.h"

namespace soulstack {

class Table;
struct Scope;

struct Listener {
  AbilityId ability;
  Value source;              // the object whose ability it is; none: printed on the table
  Seat controller = Seat::game;
  std::uint32_t lasting = 0;  // serial of the lasting effect; 0 = none
};

struct StatListener {
  Listener listener;
  const StatChange* change = nullptr;
};

class Listeners {
 public:
  bool stale = true;
  void refresh(const Table& t);

  std::array<std::vector<Listener>, static_cast<std::size_t>(EventType::count)> when, would, change;
  std::array<std::vector<StatListener>, 32> always;
  std::array<std::vector<std::pair<Listener, const Ban*>>, static_cast<std::size_t>(Deed::count)> cant, must;
  std::vector<Listener> claims;

 private:
  void add(const Table& t, const Listener& l);
  void add_card(const Table& t, CardIndex card, Seat controller);
  void clear();
};

inline std::vector<Listener>& of_event(std::array<std::vector<Listener>, static_cast<std::size_t>(EventType::count)>& a,
                                       EventType e) {
  return a[static_cast<std::size_t>(e)];
}

// Seen from a listener: you, this, the targets that a lasting effect was bound to.
Scope scope_of(const Table& t, const Listener& l, const Event* event);

// Does the event fit the declared filters of the ability, seen from this listener? Counts nothing.
bool hears(Table& t, const Listener& l, const Event& event);
bool holds(const Table& t, AbilityId ability, const Condition& c, const Scope& scope);
// Declared parts shared by all continuous abilities: level, during, given.
bool works(const Table& t, const Listener& l, const Scope& scope);
bool matches(const Table& t, const Who& who, Value v, const Scope& scope);

// Is the deed banned for this player and object? Returns the ability that bans it, unknown if none.
AbilityId banned(Table& t, Deed deed, Seat who, Value object);

}  // namespace soulstack
