-- says: already has a meaning
scenario "attack" { players = { { name = "settle" } } }
