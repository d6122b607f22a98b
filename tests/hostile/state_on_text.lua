-- stores a field on a string
local s, k = "text", "seen"
s[k] = 1
