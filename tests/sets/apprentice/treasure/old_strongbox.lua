return treasure { based_on = "workshop:strongbox", name = "Old Strongbox" }
