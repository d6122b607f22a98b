-- a card with far too many abilities
local t = { name = "Hostile" }
for i = 1, 1000 do t[i] = always { of = you, text = "A.", hp = function() while true do end end } end
return treasure(t)
