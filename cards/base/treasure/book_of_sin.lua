return treasure {
  name = "Book of Sin",
  tap {
    text = "Roll. 1-2: gain 1¢. 3-4: loot 1. 5-6: +1 HP till end of turn.",
    roll = {
      ["1-2"] = function(you) gain_coins(you, 1) end,
      ["3-4"] = function(you) draw_loot(you, 1) end,
      ["5-6"] = { lasting { till = end_of_turn, always { of = you, hp = 1 } } },
    },
  },
}
