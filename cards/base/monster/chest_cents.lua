return monster {
  name = "Chest",
  revealed {
    text = "Roll. 1-2: gain 1¢. 3-4: gain 3¢. 5-6: gain 6¢.",
    roll = {
      ["1-2"] = function(you) gain_coins(you, 1) end,
      ["3-4"] = function(you) gain_coins(you, 3) end,
      ["5-6"] = function(you) gain_coins(you, 6) end,
    },
  },
}
