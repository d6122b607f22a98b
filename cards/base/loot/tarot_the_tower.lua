return loot {
  name = "XVI. The Tower",
  play {
    text = "Roll. 1-2: each player takes 1 damage. 3-4: each monster takes 1 damage. 5-6: each player takes 2 damage.",
    roll = {
      ["1-2"] = function() take_damage(players, 1) end,
      ["3-4"] = function() take_damage(monsters, 1) end,
      ["5-6"] = function() take_damage(players, 2) end,
    },
  },
}
