-- keeps something in the table of math
local m, k = math, "seen"
m[k] = (m[k] or 0) + 1
gain_coins(you, m[k])
