-- a condition that counts objects that match two thousand nouns
local t = {}
for i = 1, 2000 do t[i] = a_card end
local wide = one_of(t)
return treasure { name = "Hostile", always { of = you, hp = function() for i = 1, 900 do local n = count(wide) end return 0 end, text = "A." } }
