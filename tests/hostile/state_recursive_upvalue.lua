-- a function that replaces itself
local f
f = function() f = function() return 1 end return 0 end
return loot { name = "Hostile", copies = 9, play { text = "A.", effect = function(you) gain_coins(you, f()) end } }
