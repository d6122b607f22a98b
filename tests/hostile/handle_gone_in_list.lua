-- a list that contains an object that has left play
local t = all(an_item { of = you, eternal = false })
destroy(t[1])
recharge(t)
error("done")
