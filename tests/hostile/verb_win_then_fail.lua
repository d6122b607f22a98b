-- wins, then fails
win(you)
error("undo")
