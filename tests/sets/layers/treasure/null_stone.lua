return treasure {
  name = "Null Stone",
  tap { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
  always { of = an_item { other = true, charged = true }, loses = abilities,
           text = "Other charged items have no abilities." },
}
