return loot { name = "Toll", play { text = "Lose 1¢.", effect = function(you) lose_coins(you, 1) end } }
