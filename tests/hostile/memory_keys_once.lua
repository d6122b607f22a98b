-- a table with slightly too many keys
local t = {}
for i = 1, 257 do t[-i] = i end
return #t == 1
