-- draws more loot than there is
draw_loot(you, 100000000)
error("undo")
