-- removes a key from a full table and adds another, without end
local t, gone = {}
for i = 1, 250 do t[i + 0.5] = i end
local n = 2000.5
while true do n = n + 1 t[n] = 1 t[n - 1] = gone end
