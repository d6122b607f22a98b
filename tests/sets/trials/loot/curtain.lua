return loot { name = "Curtain", play { text = "End the turn.", effect = function() end_turn() end } }
