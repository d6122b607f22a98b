return loot {
  name = "Pawned Soul",
  play {
    text = "Destroy a soul of yours. Gain 2 treasures.",
    target = a_soul { yours = true },
    effect = function(you, target)
      destroy_soul(target)
      gain_treasure(you, 2)
    end,
  },
}
