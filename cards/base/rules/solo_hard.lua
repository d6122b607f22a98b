return rules { name = "solo_hard", extends = "solo", title = "Solitaire, hard", numbers = { souls_to_win = 6 } }
