-- counts in a table within a table within a table
local seen = { a = { b = { c = 0 } } }
return loot { name = "Hostile", copies = 9, play { text = "A.", effect = function(you) local t = seen.a.b t.c = t.c + 1 gain_coins(you, t.c) end } }
