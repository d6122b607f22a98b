return monster {
  name = "Curse of Pain", curse = true,
  when {
    event = turn_started, of = you,
    text = "At the start of your turn, take 1 damage.",
    effect = function(you) take_damage(you, 1) end,
  },
}
