-- a table with a few keys too many
local t = {}
for i = 1, 257 do t[-i] = i end
return #t == 1
