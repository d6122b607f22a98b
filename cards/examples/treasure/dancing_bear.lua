return treasure {
  name = "Dancing Bear", tags = { "performer" }, fighter = true, hp = 2, attack = 1,
  when {
    event = monster_died, from = this,
    text = "When this kills a monster, loot 1.",
    effect = function(you) draw_loot(you, 1) end,
  },
}
