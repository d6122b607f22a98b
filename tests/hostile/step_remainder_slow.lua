-- the slowest possible remainder
local a, b, c = 1e308, 5e-324, 0
while true do c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b end
