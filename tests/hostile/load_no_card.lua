-- a file that returns something else
return function() return loot { name = "Hostile" } end
