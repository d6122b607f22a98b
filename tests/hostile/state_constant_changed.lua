-- changes a constant
local n <const> = 1
n = 2
