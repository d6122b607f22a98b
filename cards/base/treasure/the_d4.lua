return treasure {
  name = "The D4",
  tap {
    text = "Destroy this; if you do, reroll every item of a player.",
    target = a_player,
    effect = function(this, target)
      if destroy(this) then
        for _, item in ipairs(all(an_item { of = target })) do reroll_item(item) end
      end
    end,
  },
}
