return loot {
  name = "Ambush Blow",
  play { text = "Deal 1 combat damage to a monster.", target = a_monster,
         effect = function(target) deal(1, target, { combat = true }) end },
}
