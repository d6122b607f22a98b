-- writes to a card of another player
local k = "hp"
local t = all(an_item)
t[1][k] = 99
