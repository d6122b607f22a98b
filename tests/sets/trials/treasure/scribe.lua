return treasure {
  name = "Scribe",
  paid { cost = { coins = 1 }, text = "1¢: this notes a 5.", effect = function(this) note(this, 5) end },
  back = {
    name = "Reader",
    tap { text = "Gain as many ¢ as this has noted.", effect = function(you, this) gain_coins(you, this.noted or 0) end },
  },
}
