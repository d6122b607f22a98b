-- a loop with fractions that never advances
local x = 1e17
while x < 2e17 do x = x + 1 end
