-- fields whose names are escapes and halves of letters
return loot { name = "Hostile", ["\27[31m\xC3"] = 1, ["\0"] = 2 }
