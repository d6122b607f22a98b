return treasure {
  name = "No!",
  tap {
    text = "Cancel an activated ability of an item.",
    target = an_ability { item = true },
    effect = function(target) cancel(target) end,
  },
}
