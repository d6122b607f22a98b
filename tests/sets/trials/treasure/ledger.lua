return treasure {
  name = "Ledger",
  tap { text = "If this has noted a 6, gain 5¢.",
        effect = function(you, this) if this.noted == 6 then gain_coins(you, 5) end end },
  paid { cost = { coins = 1 }, text = "1¢: this notes a 6.", effect = function(this) note(this, 6) end },
}
