-- takes extra turns without end
for i = 1, 400 do extra_turn(you) end
error("undo")
