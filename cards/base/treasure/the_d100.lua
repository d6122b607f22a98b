return treasure {
  name = "The D100",
  tap {
    text = "Roll. 1: loot 1. 2: loot 2. 3: gain 3¢. 4: gain 4¢. 5: +1 HP, 6: +1 attack till end of turn.",
    roll = {
      ["1"] = function(you) draw_loot(you, 1) end,
      ["2"] = function(you) draw_loot(you, 2) end,
      ["3"] = function(you) gain_coins(you, 3) end,
      ["4"] = function(you) gain_coins(you, 4) end,
      ["5"] = { lasting { till = end_of_turn, always { of = you, hp = 1 } } },
      ["6"] = { lasting { till = end_of_turn, always { of = you, attack = 1 } } },
    },
  },
}
