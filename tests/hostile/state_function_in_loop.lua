-- counters created in a loop
local all = {}
for i = 1, 3 do local n = i all[i] = function() n = n + 1 return n end end
return loot { name = "Hostile", copies = 9, play { text = "A.", effect = function(you) gain_coins(you, all[2]()) end } }
