-- nested calls of words on the results of words
return loot { name = "Hostile", play { play { play { play { text = "A." } } } } }
