return character { name = "Gambler", hp = 2, attack = 1, luck = 4, starting_item = "base:the_d6" }
