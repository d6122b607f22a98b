return treasure {
  name = "Index Card",
  always { text = "You have +1 attack for each loot card you drew this turn.",
           attack = happened { event = loot_drawn, of = you, within = turn } },
  always { text = "You have +1 HP for each loot card you drew this game.",
           hp = happened { event = loot_drawn, of = you, within = game } },
}
