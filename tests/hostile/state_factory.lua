-- a counter made by a function that makes counters
local function counter() local n = 0 return function() n = n + 1 return n end end
local next_one = counter()
return loot { name = "Hostile", copies = 9, play { text = "A.", effect = function(you) gain_coins(you, next_one()) end } }
