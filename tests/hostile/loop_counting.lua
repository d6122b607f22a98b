-- counts all players for ever
while true do local n = count(a_player) end
