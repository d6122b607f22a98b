-- calls a verb with 0 without end
while true do draw_loot(you, 0) end
