return loot {
  name = "Petard",
  play {
    text = "Deal 1 damage to a monster and 1 damage to each other monster, twice.",
    target = a_monster,
    effect = function(target) salvo(target) end,
  },
}
