-- words called on the results of words
return loot { name = "Hostile", play { play { play { play { text = "A." } } } } }
