-- not a number
gain_coins(you, 0 / 0)
