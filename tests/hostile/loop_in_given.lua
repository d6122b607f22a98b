-- an endless condition of a card being played
return loot { name = "Hostile", copies = 9,
  play { text = "A.", target = a_player, given = function() while true do end end, effect = function(target) deal(0, target) end } }
