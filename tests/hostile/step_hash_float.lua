-- looks up fractional keys that all collide
local t = {}
for i = 1, 200 do t[0.5 + i * 2 ^ -52] = true end
local k, v = 0.5, nil
while true do v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] v = t[k] end
