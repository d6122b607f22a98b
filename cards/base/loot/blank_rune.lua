return loot {
  name = "Blank Rune",
  play {
    text = "Roll. Each player: 1: gains 1¢. 2: loots 2. 3: takes 3 damage. 4: gains 4¢. 5: loots 5. 6: gains 6¢.",
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
