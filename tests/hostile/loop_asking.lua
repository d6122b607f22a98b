-- asks the player for ever
while true do local yes = confirm(you) end
