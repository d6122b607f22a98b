return treasure { name = "Shield", copies = 4, always { hp = 1, text = "You have +1 HP." } }
