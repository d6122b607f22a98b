-- integer keys that all collide
local t = {}
for i = 1, 5000 do t[i << 32] = true end
