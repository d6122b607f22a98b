-- a text that is a little too long, made again and again by a card that is asked all the time
local s = "x"
for i = 1, 12 do s = s .. s end
local t = s .. s
return t == s
