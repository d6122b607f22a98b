-- says: must be a table
scenario "attack" { players = "two" }
