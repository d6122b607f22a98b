-- a list with something in it that is gone
local t = all(an_item { of = you, eternal = false })
destroy(t[1])
recharge(t)
error("done")
