return treasure { based_on = "workshop:toll_gate", name = "Small Gate" }
