return treasure {
  name = "Sealed Letter",
  tap { text = "Note a number from 0 to 6 in secret.",
        effect = function(you, this) note(this, choose_number(you, 0, 6), { secret = true }) end },
  paid { cost = { coins = 1 }, text = "1¢: gain as many ¢ as this has noted.",
         effect = function(you, this)
           if type(this.noted) == "number" then gain_coins(you, this.noted) end
         end },
}
