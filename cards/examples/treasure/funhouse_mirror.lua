return treasure {
  name = "Funhouse Mirror",
  tap {
    text = "This becomes a copy of another non-eternal item till end of turn.",
    target = an_item { other = true, eternal = false },
    effect = function(this, target) become_copy(this, target, end_of_turn) end,
  },
}
