return treasure {
  name = "Modeling Clay",
  tap {
    text = "This becomes a copy of another non-eternal item.",
    target = an_item { eternal = false, other = true },
    effect = function(this, target) become_copy(this, target) end,
  },
}
