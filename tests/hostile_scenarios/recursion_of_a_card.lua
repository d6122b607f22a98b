-- says: this is a text
local m = {}
m[1] = m
scenario "attack" { monsters = m }
