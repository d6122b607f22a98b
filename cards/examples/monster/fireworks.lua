return monster {
  name = "Fireworks",
  revealed {
    text = "Each monster takes 1 damage. Each player takes 1 damage that leaves at least 1 HP.",
    effect = function()
      take_damage(monsters, 1)
      take_damage(players, 1, { lethal = false })
    end,
  },
}
