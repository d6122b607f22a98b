-- says: this text has
local s = "x"
for i = 1, 12 do s = s .. s end
scenario "attack" { shop = { s } }
