return monster {
  name = "Revenant", hp = 2, evasion = 3, attack = 1, rewards = { coins = 2 },
  cant { discard = this, text = "This can't be put into discard." },
  when { event = entered_play, of = this, text = "When this enters play, the active player loots 1.",
         effect = function(active) draw_loot(active, 1) end },
}
