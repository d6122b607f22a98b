-- half a cent
gain_coins(you, 0.5)
