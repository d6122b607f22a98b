-- counts all players without end
while true do local n = count(a_player) end
