-- a list that contains itself as an element
local t = {}
t[1] = t
recharge(t)
