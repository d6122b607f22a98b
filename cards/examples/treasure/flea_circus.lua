-- A familiar is an item that can be attacked.
return treasure {
  name = "Flea Circus", familiar = true, hp = 1, evasion = 5, attack = 1, rewards = { coins = 3 },
  tap {
    text = "Gain 1¢ for each vermin in play.",
    effect = function(you) gain_coins(you, count(a_monster { tag = "vermin" })) end,
  },
  when { event = object_died, of = this, text = "When this dies, loot 1.",
         effect = function(you) draw_loot(you, 1) end },
}
