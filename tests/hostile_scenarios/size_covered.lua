-- says: did too much: its work limit is used up
local covers, slots = {}, {}
for i = 1, 2000 do covers[i] = "fly" end
for i = 1, 2000 do slots[i] = { "fly", covers = covers } end
scenario "attack" { monsters = slots }
