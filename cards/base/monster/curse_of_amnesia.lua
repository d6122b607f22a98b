return monster {
  name = "Curse of Amnesia", curse = true,
  when {
    event = turn_ending, of = you,
    text = "At the end of your turn, discard 2 loot cards.",
    effect = function(you) discard_loot(you, 2) end,
  },
}
