-- The rulebook's recommendations for two players. Cards with the 3+ mark are left out automatically.
return rules { name = "two_player", extends = "mini_draft", title = "Two players" }
