return treasure {
  name = "Diplopia",
  tap {
    text = "This becomes a copy of a non-eternal passive item till end of turn.",
    target = an_item { eternal = false, active = false },
    effect = function(this, target) become_copy(this, target, end_of_turn) end,
  },
}
