-- numbers in place of handles
gain_coins(0, 1)
