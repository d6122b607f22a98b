-- rehashes a table next to a long list without end
local t, gone = {}
for i = 1, 30000 do t[i] = i end
t.a = 1 t.b = 1 t.c = 1 t.d = 1
local n = 0
while true do n = n + 0.5 t[n + 0.25] = 1 t[n - 0.25] = gone end
