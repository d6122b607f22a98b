return treasure { name = "Sword", copies = 4, always { attack = 1, text = "You have +1 attack." } }
