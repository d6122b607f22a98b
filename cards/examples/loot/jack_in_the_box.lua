return loot {
  name = "Jack-in-the-Box", ambush = true, hp = 2, evasion = 3, attack = 1, rewards = { loot = 2 },
  when { event = entered_play, of = this, text = "When this enters play, the active player takes 1 damage.",
         effect = function(active) take_damage(active, 1) end },
}
