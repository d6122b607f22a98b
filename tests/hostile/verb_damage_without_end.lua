-- puts damage on the stack until it is full
for i = 1, 400 do deal(1, players) end
error("undo")
