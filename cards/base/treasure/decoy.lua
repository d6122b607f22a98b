return treasure {
  name = "Decoy",
  tap {
    text = "Swap this for a non-eternal item of another player.",
    target = an_item { eternal = false, of = others },
    effect = function(this, target) swap_items(this, target) end,
  },
}
