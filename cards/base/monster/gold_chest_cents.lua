return monster {
  name = "Gold Chest",
  revealed {
    text = "Roll. 1-2: gain 1 treasure. 3-4: gain 5¢. 5-6: gain 7¢.",
    roll = {
      ["1-2"] = function(you) gain_treasure(you, 1) end,
      ["3-4"] = function(you) gain_coins(you, 5) end,
      ["5-6"] = function(you) gain_coins(you, 7) end,
    },
  },
}
