return treasure {
  name = "Rally Flag",
  always { of = an_item { yours = true, other = true }, text = "Your other items have: loot 1.",
           has = { tap { text = "Loot 1.", effect = function(you) draw_loot(you, 1) end } } },
}
