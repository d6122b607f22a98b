-- values that are far too large for the game
return treasure { name = "Hostile", always { of = you, text = "A.", attack = function() return 9223372036854775807 end, loot_plays = function() return -9223372036854775807 end } }
