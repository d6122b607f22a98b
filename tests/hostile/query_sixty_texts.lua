-- sixty values that make strings that are too long
local t = { name = "Hostile" }
local function long() local s = "x" while true do s = s .. s end end
for i = 1, 60 do t[i] = always { of = you, attack = long, text = "A." } end
return treasure(t)
