-- says: this has fields with names only
local p = {}
p[1] = p
scenario "attack" { players = p }
