return rules { name = "solo_ultra_hard", extends = "solo", title = "Solitaire, ultra hard", numbers = { souls_to_win = 8 } }
