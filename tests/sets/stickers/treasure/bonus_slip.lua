return treasure {
  name = "Bonus Slip",
  tap { text = fill(gain_text, { n = wage }), effect = function(you) gain_coins(you, wage) end },
}
