-- a noun as the iterator of a loop
for k in a_player, {}, nil do local n = k end
