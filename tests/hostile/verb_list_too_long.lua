-- a list of a thousand players
local t = {}
for i = 1, 1000 do t[i] = you end
deal(0, t)
error("undo")
