return treasure {
  name = "Attendance List",
  tap {
    text = "Gain 1¢ for each time an item was activated this turn.",
    effect = function(you) gain_coins(you, happened { event = item_activated, of = an_item, within = turn }) end,
  },
}
