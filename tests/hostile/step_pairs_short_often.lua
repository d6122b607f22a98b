-- pairs over a small table without end
local t = { 1, 2, 3, a = 4 }
while true do for k in pairs(t) do break end end
