-- a condition that asks a player
return treasure { name = "Hostile", when { event = coins_gained, text = "A.", given = function(you) local f = _ENV["con" .. "firm"] return f(you) end, effect = function() end } }
