-- values that are not numbers
return treasure { name = "Hostile", always { of = you, text = "A.", hp = function() return "9" end, attack = function() return 1e308 end, evasion = function() return {} end } }
