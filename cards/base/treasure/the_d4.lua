return treasure {
  name = "The D4",
  tap {
    text = "Destroy this. If you do, choose a player. Reroll each item they control.",
    effect = function(this, you)
      if destroy(this) then
        local player = choose(you, a_player)
        for _, item in ipairs(in_order(an_item { of = player, eternal = false })) do reroll_item(item) end
      end
    end,
  },
}
