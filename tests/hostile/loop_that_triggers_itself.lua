-- an effect whose event triggers it again without end (leaves a trace: what lasts)
return loot { name = "Hostile", copies = 9, play { text = "A.", lasting { till = end_of_turn,
  when { event = coins_gained, text = "B.", effect = function(you) gain_coins(you, 1) lose_coins(you, 1) error("again") end } },
  effect = function(you) gain_coins(you, 1) error("stop") end } }
