return treasure { name = "Blade", always { attack = 1, text = "You have +1 attack." } }
