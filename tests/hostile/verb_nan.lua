-- NaN as an amount
gain_coins(you, 0 / 0)
