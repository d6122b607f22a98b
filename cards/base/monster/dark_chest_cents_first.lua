return monster {
  name = "Dark Chest",
  revealed {
    text = "Roll. 1-2: gain 1¢. 3-4: loot 2. 5-6: take 2 damage.",
    roll = {
      ["1-2"] = function(you) gain_coins(you, 1) end,
      ["3-4"] = function(you) draw_loot(you, 2) end,
      ["5-6"] = function(you) take_damage(you, 2) end,
    },
  },
}
