-- a counter stored in a table as a function
local n = 0
local tools = { go = function() n = n + 1 return n end }
return loot { name = "Hostile", copies = 9, play { text = "A.", effect = function(you) gain_coins(you, tools.go()) end } }
