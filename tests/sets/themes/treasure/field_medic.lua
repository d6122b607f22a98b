return treasure {
  name = "Field Medic", fighter = true, hp = 2, attack = 0,
  tap { text = "Heal 1 of a fighter.", target = an_item { fighter = true }, effect = function(target) heal(target, 1) end },
}
