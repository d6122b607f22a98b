-- says: did too much
local hand, players = {}, {}
for i = 1, 2000 do hand[i] = "bomb" end
for i = 1, 8 do players[i] = { hand = hand, souls = hand, items = hand, curses = hand } end
for i = 1, 100 do scenario("x" .. i) { players = players } end
