-- a value that changes the game
return treasure { name = "Hostile", always { of = you, text = "A.", attack = function(you) local f = _ENV["gain_" .. "coins"] f(you, 1) return 1 end } }
