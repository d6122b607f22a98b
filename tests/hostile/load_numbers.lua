-- numbers at the limits of their ranges
local a, b, c = 0x7fffffffffffffff, 1e999, -0x8000000000000000
return loot { name = "Hostile", copies = a, play { text = "A.", effect = function() end } }
