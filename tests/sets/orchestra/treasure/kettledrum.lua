return treasure {
  name = "Kettledrum",
  tap { text = "The curtain falls.", effect = function() emit(curtain_fell) end },
}
