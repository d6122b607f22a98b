return treasure { based_on = "base:breakfast", name = "Long Breakfast", greedy = true }
