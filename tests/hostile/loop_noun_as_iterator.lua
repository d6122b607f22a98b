-- a noun that is called by a loop
for k in a_player, {}, nil do local n = k end
