-- stores state in the math table
local m, k = math, "seen"
m[k] = (m[k] or 0) + 1
gain_coins(you, m[k])
