return monster {
  name = "Stoney", hp = 3, evasion = 0, attack = 0, rewards = { loot = 1 },
  always { of = a_monster, evasion = 1, text = "Monsters have +1 evasion." },
  cant { attack = this, text = "This can't be attacked." },
  when { event = monster_died, of = another, text = "When another monster dies, kill this.",
         effect = function(this) kill(this) end },
}
