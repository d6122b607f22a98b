return loot {
  name = "Tremor",
  play { text = "Deal 1 damage to each player.", effect = function() deal(1, players) end },
}
