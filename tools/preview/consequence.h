// One certain consequence of an option.
#pragma once

#include <cstdint>
#include <string>

#include "engine/model/ids.h"

namespace soulstack::tools {

struct Consequence {
  enum class What : std::uint8_t {
    roll,  // a die on the stack shows another number; `needed`: to hit
    hit,
    miss,  // an attack roll resolves; `now`: the number of the die
    hp,
    max_hp,
    attack,
    evasion,
    coins,
    loot,
    items,
    souls,   // a number of a player or an object; loot and items: how many
    gained,  // `who` gains control of `of`, which the player sees now
    died,
    cancelled,
    fizzled,
    prevented,  // of, `now`: damage prevented
    recharged,
    deactivated,
    won,
    count
  };
  What what = What::hp;
  Value of;  // a player, a card or an object on the stack, as it is now
  Seat who = Seat::game;
  int was = 0, now = 0, needed = 0;
  std::string name;  // of `of`, as the player sees it

  bool operator==(const Consequence&) const = default;
};

}  // namespace soulstack::tools
