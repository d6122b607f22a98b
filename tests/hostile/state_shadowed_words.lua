-- redefines words for other cards
local gain_coins, error, assert = nil, nil, nil
math = nil
players = {}
