-- gains more treasure than there is
gain_treasure(you, 100000000)
error("undo")
