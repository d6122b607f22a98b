-- a string in place of a handle
gain_coins("P1", 1)
