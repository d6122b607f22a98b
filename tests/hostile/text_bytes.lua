-- a string that is not valid UTF-8
return loot { name = "Hostile", copies = 9, play { text = "\xFF\xFE", effect = function() end } }
