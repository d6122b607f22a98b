-- a list that contains itself
local t = {}
t[1] = t
recharge(t)
