return treasure {
  name = "Mood Ring",
  paid { cost = { coins = 1 }, text = "1¢: note the mood.", effect = function(this) note(this, "merry") end },
  tap { text = "If the noted mood is the right one, gain 3¢.",
        effect = function(you, this) if this.noted == mood then gain_coins(you, wage) end end },
}
