-- reads a property without end
while true do local n = you.coins end
