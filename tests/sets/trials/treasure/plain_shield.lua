return treasure {
  name = "Plain Shield",
  change { event = damage, to = you, first = turn, text = "Prevent the first damage to you each turn.",
           effect = function(event) prevent(event) end },
}
