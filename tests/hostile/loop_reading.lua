-- reads a property for ever
while true do local n = you.coins end
