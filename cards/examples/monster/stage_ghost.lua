return monster {
  name = "Stage Ghost",
  hp = 3, evasion = 4, attack = 1, souls = 1, rewards = { coins = 2 },
  when {
    event = turn_started, of = you, as_soul = true,
    text = "As long as this is your soul: at the start of your turn, loot 1.",
    effect = function(you) draw_loot(you, 1) end,
  },
}
