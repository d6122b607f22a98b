return loot {
  name = "Pills!",
  play {
    text = "Roll. 1-2: gain 4¢. 3-4: gain 7¢. 5-6: lose 4¢.",
    roll = {
      ["1-2"] = function(you) gain_coins(you, 4) end,
      ["3-4"] = function(you) gain_coins(you, 7) end,
      ["5-6"] = function(you) lose_coins(you, 4) end,
    },
  },
}
