-- says: the name of a scenario has more than
local s = "x"
for i = 1, 12 do s = s .. s end
scenario(s) {}
