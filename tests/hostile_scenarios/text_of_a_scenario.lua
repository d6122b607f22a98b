-- says: is a table
scenario "attack" { players = "two" }
