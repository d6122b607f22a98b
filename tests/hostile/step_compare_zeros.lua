-- compares strings made of zero bytes, each a separate string
local s = "\0"
for i = 1, 11 do s = s .. s end
local a, b, n = s .. "a", s .. "b", 0
while true do if a <= b then n = n + 1 end end
