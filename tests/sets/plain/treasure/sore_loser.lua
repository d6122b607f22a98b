return treasure {
  name = "Sore Loser",
  when {
    event = rolled, of = others, value = 1,
    text = "Each time another player rolls a 1, they steal 1¢ from you. If you have more ¢ than they have, loot 1.",
    effect = function(you, roller)
      steal_coins(roller, you, 1)
      if you.coins > roller.coins then draw_loot(you, 1) end
    end,
  },
}
