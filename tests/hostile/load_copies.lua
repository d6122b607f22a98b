-- more copies than a deck can hold
return loot { name = "Hostile", copies = 1e15, play { text = "A.", effect = function() end } }
