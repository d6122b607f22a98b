return treasure {
  name = "Cocoon", familiar = true, hp = 3, evasion = 3, attack = 1,
  back = { name = "Silk", always { hand_limit = 1, text = "You may keep 1 more loot card." } },
}
