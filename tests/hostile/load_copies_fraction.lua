-- half a copy
return loot { name = "Hostile", copies = 0.5, play { text = "A.", effect = function() end } }
