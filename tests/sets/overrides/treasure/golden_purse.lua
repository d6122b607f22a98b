return treasure { based_on = "parts:purse", name = "Golden Purse", eternal = true, flavour = "Never empty." }
