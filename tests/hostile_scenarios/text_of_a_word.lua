-- says: means something else
scenario "attack" { players = { { name = "settle" } } }
