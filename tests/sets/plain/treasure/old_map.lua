return treasure {
  name = "Old Map",
  when {
    event = entered_play, of = this,
    text = "When this enters play, level it up.",
    effect = function(this) level_up(this, 1) end,
  },
  tap { text = "Level this up.", effect = function(this) level_up(this, 1) end },
  always { level = 1, loot_step = 1, text = "Level 1: loot 1 more in your loot step." },
  always { level = 3, attack = 1, text = "Level 3: you have +1 attack." },
}
