-- adds more slots than fit
expand_slots(monster_slots, 100000000)
error("undo")
