return monster {
  name = "Chest",
  revealed {
    text = "Roll. 1-2: loot 1. 3-4: loot 2. 5-6: loot 3.",
    roll = {
      ["1-2"] = function(you) draw_loot(you, 1) end,
      ["3-4"] = function(you) draw_loot(you, 2) end,
      ["5-6"] = function(you) draw_loot(you, 3) end,
    },
  },
}
