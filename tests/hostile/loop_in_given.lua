-- an endless condition of a card being played (leaves a trace: the cards stay in the hand)
return loot { name = "Hostile", copies = 9,
  play { text = "A.", target = a_player, given = function() while true do end end, effect = function(target) deal(0, target) end } }
