return treasure {
  name = "Gatekeeper",
  cant { who = others, attack = a_monster, unless = { discard_loot = 1 },
         text = "Other players can't attack monsters unless they discard 1 loot." },
}
