return treasure {
  name = "Prism",
  tap { text = "Flip this.", effect = function(this) flip(this) end },
  back = {
    name = "Red Prism",
    always { attack = 1, text = "You have +1 attack." },
    paid { cost = { coins = 1 }, text = "1¢: flip this.", effect = function(this) flip(this) end },
    back = {
      name = "Blue Prism",
      always { hp = 1, text = "You have +1 HP." },
      paid { cost = { coins = 1 }, text = "1¢: flip this.", effect = function(this) flip(this) end },
      when { event = flipped, of = this, text = "When this is flipped to this face, gain 2¢.",
             effect = function(you) gain_coins(you, 2) end },
    },
  },
}
