return loot {
  name = "Cheap Shot",
  play {
    text = "Choose a monster. Make an attack roll against it.",
    target = a_monster,
    effect = function(you, target) make_attack_roll(you, target) end,
  },
}
