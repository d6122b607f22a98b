return loot { name = "Encore", play { text = "You take another turn.", effect = function(you) extra_turn(you) end } }
