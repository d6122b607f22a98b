return treasure {
  name = "Lone Wolf",
  instead { event = attack_joined, of = a_monster, text = "Players don't join attacks; you gain 1¢ instead.",
            effect = function(you) gain_coins(you, 1) end },
}
