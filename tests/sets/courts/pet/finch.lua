return pet { name = "Finch", always { hp = 1, text = "You have +1 HP." } }
