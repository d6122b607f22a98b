return treasure { name = "Strongbox", greedy = true }
