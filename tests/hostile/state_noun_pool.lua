-- reveals by an error how many nouns others have made
local x, n
n = 0
for i = 1, 700 do x = one_of { a_number { from = i % 99 - 98, to = i // 99 }, a_player } n = n + 1 end
gain_coins(you, n)
