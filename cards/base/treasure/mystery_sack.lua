return treasure {
  name = "Mystery Sack",
  tap {
    text = "Roll. 1-2: loot 1. 3-4: gain 4¢. 5-6: nothing.",
    roll = {
      ["1-2"] = function(you) draw_loot(you, 1) end,
      ["3-4"] = function(you) gain_coins(you, 4) end,
      ["5-6"] = nothing,
    },
  },
}
