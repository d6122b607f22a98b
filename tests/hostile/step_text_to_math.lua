-- passes a numeral of thousands of digits to math functions
local s = "12345678"
for i = 1, 8 do s = s .. s end
while true do local n = math.max(s, s, s, s, s, s) end
