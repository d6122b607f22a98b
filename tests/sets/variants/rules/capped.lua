-- The players win with six souls together; at most four souls of each player count.
return rules { name = "capped", extends = "solo", title = "Capped", numbers = { souls_to_win = 6, soul_cap = 4 } }
