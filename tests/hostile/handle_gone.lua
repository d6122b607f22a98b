-- uses an item after it was destroyed
local t = all(an_item { of = you, eternal = false })
local item = t[1]
destroy(item)
add_counters(item, 1)
local n = item.counters
error("got " .. tostring(n))
