-- counts in a table that is local to the file
local seen = { 0 }
return loot { name = "Hostile", copies = 9, play { text = "A.", effect = function(you) seen[1] = seen[1] + 1 gain_coins(you, seen[1]) end } }
