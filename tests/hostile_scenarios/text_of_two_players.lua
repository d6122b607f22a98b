-- says: two players are called
scenario "attack" { players = { { name = "Ann" }, { name = "Ann" } } }
