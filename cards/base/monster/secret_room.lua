return monster {
  name = "Secret Room!",
  revealed {
    text = "Roll. 1: take 3 damage. 2-3: discard 2 loot. 4-5: gain 7¢. 6: gain 1 treasure.",
    roll = {
      ["1"] = function(you) take_damage(you, 3) end,
      ["2-3"] = function(you) discard_loot(you, 2) end,
      ["4-5"] = function(you) gain_coins(you, 7) end,
      ["6"] = function(you) gain_treasure(you, 1) end,
    },
  },
}
