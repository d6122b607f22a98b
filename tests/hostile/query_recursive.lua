-- values that are computed from each other and from themselves
return treasure { name = "Hostile",
  always { of = you, text = "A.", hp = function(you) return you.attack + you.hp end },
  always { of = you, text = "B.", attack = function(you) return you.hp + you.attack end } }
