-- counts in its own environment
local _ENV = { loot = loot, play = play, gain_coins = gain_coins, n = 0 }
return loot { name = "Hostile", copies = 9, play { text = "A.", effect = function(you) n = n + 1 gain_coins(you, n) end } }
