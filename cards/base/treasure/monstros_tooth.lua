return treasure {
  name = "Monstro's Tooth",
  when {
    event = turn_started, of = you,
    text = "At the start of your turn, a player chosen at random destroys an item they control.",
    effect = function()
      local player = choose_at_random(a_player)
      local item = choose(player, an_item { of = player })
      if item then destroy(item) end
    end,
  },
}
