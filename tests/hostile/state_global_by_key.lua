-- counts in a global whose name is computed
local k = "vis" .. "its"
_ENV[k] = (_ENV[k] or 0) + 1
gain_coins(you, _ENV[k])
