-- stops
local slots = {}
for i = 1, 1000 do slots[i] = "fly" end
scenario "attack" { monsters = slots, play = function(t) check(t:slots "monster" == 1000) end }
