return treasure {
  name = "Tally",
  paid { cost = { coins = 1 }, text = "1¢: note a number.",
         effect = function(you, this) note(this, choose_number(you, 0, 6)) end },
  tap { text = "If this has noted a 6, gain 6¢. If it has noted a 0, loot 1.",
        effect = function(you, this)
          if this.noted == 6 then gain_coins(you, 6) end
          if this.noted == 0 then draw_loot(you, 1) end
        end },
}
