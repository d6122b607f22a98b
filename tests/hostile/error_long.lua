-- an error message of the maximum string length
local s = "x"
for i = 1, 12 do s = s .. s end
error(s, 0)
