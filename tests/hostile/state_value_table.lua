-- a value that counts how often it was computed
local asked = {}
return treasure { name = "Hostile", always { of = you, text = "A.", hp = function() asked[1] = (asked[1] or 0) + 1 return asked[1] end } }
