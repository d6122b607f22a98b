-- a numeric loop over all integers
for i = -9223372036854775807 - 1, 9223372036854775807 do local k = i end
