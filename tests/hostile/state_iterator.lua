-- keeps an iterator of pairs, which stores its position
local step = pairs { 1, 2, 3, 4 }
return loot { name = "Hostile", copies = 9, play { text = "A.", effect = function(you) gain_coins(you, step()) end } }
