return treasure {
  name = "Lightning Rod",
  would { event = damage, of = others, may = true,
          text = "When another player would take damage, you may have it dealt to you.",
          effect = function(event, you) redirect(event, you) end },
}
