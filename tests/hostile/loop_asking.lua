-- asks the player without end
while true do local yes = confirm(you) end
