return treasure {
  name = "Study Desk",
  tap { text = "Level this up.", effect = function(this) level_up(this, 1) end },
  always { level = 2, loot_step = 1, text = "Level 2: loot 1 more in your loot step." },
}
