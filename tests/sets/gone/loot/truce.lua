return loot {
  name = "Truce",
  play { text = "Cancel the attack.", effect = function() cancel_attack() end },
}
