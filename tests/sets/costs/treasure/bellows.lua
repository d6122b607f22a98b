return treasure {
  name = "Bellows",
  enters = { counters = 3 },
  tap { cost = { counters = 1 }, times = 2, text = "1 counter, up to 2 times: loot 1 for each.",
        effect = function(you, paid) draw_loot(you, paid) end },
}
