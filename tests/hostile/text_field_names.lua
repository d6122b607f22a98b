-- fields whose names are escapes and incomplete UTF-8 characters
return loot { name = "Hostile", ["\27[31m\xC3"] = 1, ["\0"] = 2 }
