-- more slots than there is room for
expand_slots(monster_slots, 100000000)
error("undo")
