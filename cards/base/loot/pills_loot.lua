return loot {
  name = "Pills!",
  play {
    text = "Roll. 1-2: loot 1. 3-4: loot 3. 5-6: discard a loot.",
    roll = {
      ["1-2"] = function(you) draw_loot(you, 1) end,
      ["3-4"] = function(you) draw_loot(you, 3) end,
      ["5-6"] = function(you) discard_loot(you, 1) end,
    },
  },
}
