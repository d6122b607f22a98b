-- a verb that is called by a loop without an end
for n in gain_coins, you, 0 do local k = n end
