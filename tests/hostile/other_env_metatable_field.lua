-- reads the metatable of the environment
local k = "__index"
local words = _ENV[k]
words.gain_coins = nil
