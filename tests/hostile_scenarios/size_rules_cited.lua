-- says: there are more than 64 rules
local cites = {}
for i = 1, 2000 do cites[i] = "1.1" end
scenario "attack" { cites = cites }
