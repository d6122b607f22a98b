-- a list that is slightly too long, made once
local t = {}
for i = 1, 2049 do t[i] = i end
return #t == 1
