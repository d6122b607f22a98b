return loot {
  name = "Blank Rune",
  play {
    text = "Roll, for every player. 1: gain 1¢. 2: loot 2. 3: take 3 damage. 4: gain 4¢. 5: loot 5. 6: gain 6¢.",
    roll = {
      ["1"] = function() gain_coins(players, 1) end,
      ["2"] = function() draw_loot(players, 2) end,
      ["3"] = function() take_damage(players, 3) end,
      ["4"] = function() gain_coins(players, 4) end,
      ["5"] = function() draw_loot(players, 5) end,
      ["6"] = function() gain_coins(players, 6) end,
    },
  },
}
