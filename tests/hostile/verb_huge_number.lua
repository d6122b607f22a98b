-- numbers that are too large for any verb
gain_coins(you, 1e308)
