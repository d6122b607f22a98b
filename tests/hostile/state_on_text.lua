-- keeps something on a text
local s, k = "text", "seen"
s[k] = 1
