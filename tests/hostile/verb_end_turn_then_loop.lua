-- ends the turn, and never ends
cancel_everything()
end_turn()
while true do end
