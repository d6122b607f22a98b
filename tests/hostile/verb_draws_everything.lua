-- loots more cards than exist
draw_loot(you, 100000000)
error("undo")
