-- numbers that are too large for anything
gain_coins(you, 1e308)
