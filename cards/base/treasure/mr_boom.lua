return treasure {
  name = "Mr. Boom",
  tap {
    text = "Deal 1 damage to a monster.",
    target = a_monster,
    effect = function(target) deal(1, target) end,
  },
}
