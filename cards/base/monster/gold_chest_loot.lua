return monster {
  name = "Gold Chest",
  revealed {
    text = "Roll. 1-2: gain 1 treasure. 3-4: loot 1. 5-6: loot 2.",
    roll = {
      ["1-2"] = function(you) gain_treasure(you, 1) end,
      ["3-4"] = function(you) draw_loot(you, 1) end,
      ["5-6"] = function(you) draw_loot(you, 2) end,
    },
  },
}
