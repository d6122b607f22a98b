return treasure {
  name = "Fanny Pack",
  when {
    event = damage_taken, of = you,
    text = "When you take damage, loot 1.",
    effect = function(you) draw_loot(you, 1) end,
  },
}
