return treasure {
  name = "Curtain Rope",
  paid { cost = { coins = 1 }, text = "1¢: the curtain falls.", effect = function() emit(curtain_fell) end },
}
