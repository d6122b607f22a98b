-- says: there are too many cards
local hand = {}
for i = 1, 2000 do hand[i] = "bomb" end
scenario "attack" { players = { { hand = hand }, { hand = hand } } }
