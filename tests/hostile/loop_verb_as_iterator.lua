-- a verb as the iterator of an endless loop
for n in gain_coins, you, 0 do local k = n end
