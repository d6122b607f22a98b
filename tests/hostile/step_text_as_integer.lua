-- uses a numeral of thousands of digits in a bitwise or
local s = "12345678"
for i = 1, 8 do s = s .. s end
local n
while true do n = s | 0 end
