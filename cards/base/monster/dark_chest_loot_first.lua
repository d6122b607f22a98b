return monster {
  name = "Dark Chest",
  revealed {
    text = "Roll. 1-2: loot 1. 3-4: gain 3¢. 5-6: take 2 damage.",
    roll = {
      ["1-2"] = function(you) draw_loot(you, 1) end,
      ["3-4"] = function(you) gain_coins(you, 3) end,
      ["5-6"] = function(you) take_damage(you, 2) end,
    },
  },
}
