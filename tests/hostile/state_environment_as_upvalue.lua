-- changes the environment that it was given
local e = _ENV
return loot { name = "Hostile", copies = 9, play { text = "A.", effect = function(you) e.n = (e.n or 0) + 1 gain_coins(you, e.n) end } }
