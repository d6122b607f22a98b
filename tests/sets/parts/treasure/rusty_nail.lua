return treasure { name = "Rusty Nail", always { attack = 1, text = "You have +1 attack." } }
