-- reaches for what lies behind the environment
local k = "__index"
local words = _ENV[k]
words.gain_coins = nil
