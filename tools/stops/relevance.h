// Does it matter to a player whether they respond to what is about to resolve?
#pragma once

#include <cstdint>
#include <optional>

#include "engine/model/forward.h"
#include "engine/model/ids.h"
#include "tools/stops/standing.h"

namespace soulstack::tools {

// The result of a look at what is about to resolve.
struct Relevance {
  std::optional<Matter> concerns;  // what it may change for the worse, or decide; none: nothing of this player
  int option = -1;                 // an option that may change something for the better; -1: none
  // With an option, why the player is asked: the gravest of what passing may cost at once and of what the option averts.
  // None: the option would bring something.
  std::optional<Matter> at_stake;
  bool is_later = false;  // not what is next to resolve costs it, but what follows
};

// The serial of the attack under way, from when its target is chosen; 0: there is none.
std::uint32_t attack_with_target(const Table& t);

// For the player who is asked, at a decision about priority with something on the stack, or in an attack. Compares, in
// samples of what they cannot see, what happens if all pass with what happens if they take an option and then all pass. An
// option that helps as much at a later priority, before anything is lost, does not count. The result depends only on what
// this player sees; so do the samples, whose seed is a hash of it.
Relevance relevance_of_stack(const Game& game);

}  // namespace soulstack::tools
