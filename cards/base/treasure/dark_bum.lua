return treasure {
  name = "Dark Bum",
  when {
    event = turn_started, of = you,
    text = "At the start of your turn, roll. 1-2: gain 3¢. 3-4: loot 1. 5-6: take 1 damage.",
    roll = {
      ["1-2"] = function(you) gain_coins(you, 3) end,
      ["3-4"] = function(you) draw_loot(you, 1) end,
      ["5-6"] = function(you) take_damage(you, 1) end,
    },
  },
}
