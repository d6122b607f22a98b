-- What the rulebook recommends for two players; cards with the 3+ mark stay out by themselves.
return rules { name = "two_player", extends = "mini_draft", title = "Two players" }
