-- keeps a handle across a question; the object leaves play before it is used
gain_treasure(you, 1)
local yes, mine = confirm(you), nil
for _, i in ipairs(all(an_item { of = you, eternal = false })) do if i.counters == 0 then mine = i end end
destroy(mine)
yes = confirm(you)
give_item(mine, you.left)
error("done")
