-- replaces math for all cards
local e, k = _ENV, "math"
e[k] = { max = function() return 7 end }
