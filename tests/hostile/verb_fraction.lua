-- half a cent as an amount
gain_coins(you, 0.5)
