-- a list that grows while it is iterated
local t = { 1 }
for i in ipairs(t) do t[i + 1] = i end
