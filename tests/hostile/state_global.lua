-- counts in a global
visits = (visits or 0) + 1
if visits > 1 then gain_coins(you, 1) end
