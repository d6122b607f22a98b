-- says: this must have only named fields
local p = {}
p[1] = p
scenario "attack" { players = p }
