-- says: this must be a string
local m = {}
m[1] = m
scenario "attack" { monsters = m }
