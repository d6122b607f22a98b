-- a file that makes abilities without end
local f = play
for i = 1, 1e9 do f { text = "A." } end
