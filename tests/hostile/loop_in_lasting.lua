-- an endless function of a lasting effect (leaves a trace: what lasts)
return loot { name = "Hostile", copies = 9, play { text = "A.", lasting { till = end_of_turn,
  when { event = coins_gained, text = "B.", effect = function() while true do end end } } } }
