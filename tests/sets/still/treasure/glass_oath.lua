return treasure {
  name = "Glass Oath",
  always {
    of = a_monster, has = { eternal }, given = at_least { coins = 3 },
    text = "While you have 3¢ or more, monsters are eternal.",
  },
}
