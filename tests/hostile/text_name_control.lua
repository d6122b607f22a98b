-- a name that contains an escape character
return loot { name = "Host\27[2Jile", copies = 9, play { text = "A.", effect = function() end } }
