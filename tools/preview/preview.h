// What an option of the open decision would do, as far as the player who is asked can know it.
//
// The option is taken in copies of the game, in which the cards that the player does not see are shuffled, and in each of
// which all dice to come show another number; then everybody passes until what it put on the stack is done. Only what
// happens in each of these copies is reported, up to the first question. So neither a hidden card nor a coming die can
// show. Responses are not considered.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/model/forward.h"
#include "engine/model/ids.h"
#include "tools/preview/consequence.h"

namespace soulstack::tools {

struct Preview {
  std::vector<Consequence> changes;
  bool rolls = false;  // then a die is rolled, and what follows is not known
  bool asks = false;   // then somebody is asked
  // The declaration of a purchase after which the player could pay for nothing. It is allowed, and not used up then (rulings
  // Q12, Q82).
  bool in_vain = false;
  // "6, still a hit", "Greed 3 -> 2 HP, +1¢"; empty if nothing is certain. The player is not named.
  std::string text;
};

// Previews for one decision. The game must outlive it and not change meanwhile.
class Previews {
 public:
  // `viewer`: the player who is asked, and whose knowledge counts.
  Previews(const Game& game, Seat viewer);
  ~Previews();
  Previews(const Previews&) = delete;
  Previews& operator=(const Previews&) = delete;

  // `option`: its position in the open decision. Empty for passing, for declaring an attack, a purchase or the end of the
  // turn, except for `in_vain`, and while it cannot be known whether the option would be there.
  Preview option(int option) const;
  // If everybody passes and the object on the stack that is next resolves. Only while somebody has priority.
  Preview all_pass() const;

 private:
  const Game& game_;
  Seat viewer_;
  std::vector<std::unique_ptr<Table>> samples_;  // the hidden cards are others in them
};

// Takes out of the previews what all of them have, and rewrites their texts. Empty if there are fewer than two.
Preview take_shared(std::vector<Preview>& previews, Seat viewer);

// What is next to resolve and what it will do: "Attack roll 5 against Greed, needs 4+: hit. Greed 3 -> 2 HP". Empty if the
// stack is empty.
std::string what_decides(const Game& game, const Previews& previews, Seat viewer);

}  // namespace soulstack::tools
