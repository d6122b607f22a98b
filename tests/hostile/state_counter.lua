-- counts its calls in a local of the file
local n = 0
return loot { name = "Hostile", copies = 9, play { text = "A.", effect = function(you) n = n + 1 gain_coins(you, n) end } }
