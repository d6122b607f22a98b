-- chooses among nouns that it made: the answer contains a number that depends on other games
local n = a_number { from = 1, to = you.coins + 3 }
local kept = choose(you, { n, a_number { from = 2, to = 9 } })
local yes = confirm(you)
error("it stands for " .. count(kept))
