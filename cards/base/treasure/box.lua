return treasure {
  name = "Box!",
  tap {
    text = "Destroy this. If you do, you may play any number of loot cards till end of turn.",
    effect = function(this, you)
      if destroy(this) then add_loot_plays(you, unlimited) end
    end,
  },
}
