return treasure {
  name = "Appraiser",
  when { event = left_play, of = an_item { of = others },
         text = "When an item of another player leaves play, that player gains 1¢ for each counter on it.",
         effect = function(of) gain_coins(of.controller, of.counters) end },
}
