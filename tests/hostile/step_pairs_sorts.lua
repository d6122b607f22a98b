-- sorts two hundred long strings without end
local t, s = {}, "x"
for i = 1, 9 do s = s .. s end
for i = 1, 120 do t[s .. i] = i end
while true do pairs(t) end
