return rules { name = "last_round", extends = "solo", title = "The last round", numbers = { timer = 1 } }
