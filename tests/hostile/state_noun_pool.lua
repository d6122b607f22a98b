-- tells by an error how many nouns others have made
local x, n = a_player, 0
for i = 1, 700 do x = one_of { a_number { from = i % 6 + 1 }, x } n = n + 1 end
gain_coins(you, n)
