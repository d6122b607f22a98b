-- powers of awkward numbers
local a, b, c = 1.0000000001, 1e9, 0
while true do c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b c = a ^ b end
