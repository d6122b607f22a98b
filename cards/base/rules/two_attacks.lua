-- A house rule, and the first example of `soulstack compare`.
return rules { name = "two_attacks", extends = "extended", title = "Two attacks a turn", numbers = { attacks_per_turn = 2 } }
