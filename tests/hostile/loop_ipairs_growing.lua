-- a list that grows while it is gone through
local t = { 1 }
for i in ipairs(t) do t[i + 1] = i end
