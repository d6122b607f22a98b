return treasure {
  name = "Box!",
  tap {
    text = "Destroy this; if you do, you may play any number of loot this turn.",
    effect = function(this, you)
      if destroy(this) then add_loot_plays(you, unlimited) end
    end,
  },
}
