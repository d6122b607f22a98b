return loot {
  name = "Whistle Up",
  play { text = "Recharge a fighter.", target = an_item { fighter = true }, effect = function(target) recharge(target) end },
}
