-- a card that contains itself
local t = { name = "Hostile" }
t[1] = t
return loot(t)
