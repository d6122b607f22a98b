return treasure {
  name = "Soul Ledger",
  when { event = soul_gained, of = you, text = "When you gain a soul, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
