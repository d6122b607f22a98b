return loot { name = "End Now", play { text = "End the turn.", effect = function() end_turn() end } }
