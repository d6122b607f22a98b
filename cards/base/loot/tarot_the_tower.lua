return loot {
  name = "XVI. The Tower",
  play {
    text = "Roll. 1-2: every player takes 1 damage. 3-4: every monster takes 1. 5-6: every player takes 2.",
    roll = {
      ["1-2"] = function() take_damage(players, 1) end,
      ["3-4"] = function() take_damage(monsters, 1) end,
      ["5-6"] = function() take_damage(players, 2) end,
    },
  },
}
