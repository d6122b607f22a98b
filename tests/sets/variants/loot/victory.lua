return loot { name = "Victory", play { text = "You win.", effect = function(you) win(you) end } }
