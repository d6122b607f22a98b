-- an error as long as a text may be
local s = "x"
for i = 1, 12 do s = s .. s end
error(s, 0)
