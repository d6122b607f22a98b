-- handles as table keys
local t = {}
for i = 1, 1e9 do t[a_number { from = i % 6 + 1 }] = i end
