-- negative amounts
gain_coins(you, -5)
lose_coins(you, -5)
draw_loot(you, -1)
heal(you, -1)
error("undo")
