-- jumps in circles between three labels
local n = 0
::one:: n = n + 1 goto three
::two:: goto one
::three:: if n < 0 then return end goto two
