-- compares long strings that differ in the last character
local s = "x"
for i = 1, 11 do s = s .. s end
local a, b, n = s .. "a", s .. "b", 0
while true do if a < b or a == b then n = n + 1 end end
