return loot {
  name = "Brass Whistle", trinket = true,
  paid {
    text = "In an attack on a monster, item or room, destroy this: cancel the attack.",
    cost = { destroy_this = true }, given = function() return count(an_object { attacked = true }) > 0 end,
    effect = function() cancel_attack() end,
  },
}
