return loot { name = "Last Rites", play { text = "You die.", effect = function(you) kill(you) end } }
