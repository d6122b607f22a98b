-- says: dice in `dice` were rolled
local dice = {}
for i = 1, 2000 do dice[i] = 6 end
scenario "attack" { dice = dice }
