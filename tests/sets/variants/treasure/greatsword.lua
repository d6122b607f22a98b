return treasure { name = "Greatsword", always { attack = 3, text = "You have +3 attack." } }
