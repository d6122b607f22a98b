return treasure {
  name = "Banner",
  always { of = a_monster { where = function(it) return it.hp < it.max_hp end }, attack = 1,
           text = "Wounded monsters have +1 attack." },
}
