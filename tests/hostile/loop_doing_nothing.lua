-- uses a verb with 0 for ever
while true do draw_loot(you, 0) end
