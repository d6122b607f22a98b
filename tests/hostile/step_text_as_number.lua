-- uses a numeral of thousands of digits as a number
local s = "12345678"
for i = 1, 8 do s = s .. s end
s = "0." .. s
while true do for i = 1, s do end end
