return treasure {
  name = "Relic of Sale",
  tap { text = "Destroy this; if you do, gain 25¢.",
        effect = function(this, you) if destroy(this) then gain_coins(you, 25) end end },
  paid { cost = { destroy_this = true }, text = "Destroy this: gain 5¢.",
         effect = function(you) gain_coins(you, 5) end },
}
