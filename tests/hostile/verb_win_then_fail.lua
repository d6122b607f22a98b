-- wins, and fails
win(you)
error("undo")
