return loot { name = "White Flag", play { text = "Cancel the attack.", effect = function() cancel_attack() end } }
