-- ends the turn, then loops without end
cancel_everything()
end_turn()
while true do end
