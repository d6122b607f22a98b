-- a string slightly too long, made again and again by a card that is queried often
local s = "x"
for i = 1, 12 do s = s .. s end
local t = s .. s
return t == s
