-- gains more treasures than exist
gain_treasure(you, 100000000)
error("undo")
