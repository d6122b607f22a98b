return treasure { name = "Tarnish",
  always { of = a_soul { yours = true }, soul_value = -1, text = "Each of your souls is worth 1 less." },
  paid { cost = { destroy_this = true }, text = "Destroy this: gain 1¢.", effect = function(you) gain_coins(you, 1) end } }
