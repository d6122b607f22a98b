return treasure {
  name = "Bombard",
  tap {
    text = "Deal 2 damage to a monster and 1 damage to each other monster.",
    target = a_monster,
    effect = function(target) blast(2, target) end,
  },
}
