return treasure {
  name = "Suicide King",
  when {
    event = player_died, of = you,
    text = "When you die, before you pay the penalty, loot 3.",
    effect = function(you) draw_loot(you, 3) end,
  },
}
