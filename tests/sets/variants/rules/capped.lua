-- Six souls together, of which those of one player count up to four.
return rules { name = "capped", extends = "solo", title = "Capped", numbers = { souls_to_win = 6, soul_cap = 4 } }
