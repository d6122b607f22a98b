return loot { name = "Smoke", play { text = "Cancel the attack.", effect = function() cancel_attack() end } }
