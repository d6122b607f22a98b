return loot {
  name = "X. Wheel of Fortune",
  play {
    text = "Roll. 1: gain 1¢. 2: take 2 damage. 3: loot 3. 4: lose 4¢. 5: gain 5¢. 6: gain 1 treasure.",
    roll = {
      ["1"] = function(you) gain_coins(you, 1) end,
      ["2"] = function(you) take_damage(you, 2) end,
      ["3"] = function(you) draw_loot(you, 3) end,
      ["4"] = function(you) lose_coins(you, 4) end,
      ["5"] = function(you) gain_coins(you, 5) end,
      ["6"] = function(you) gain_treasure(you, 1) end,
    },
  },
}
