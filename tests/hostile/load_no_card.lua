-- a file that does not return a card
return function() return loot { name = "Hostile" } end
