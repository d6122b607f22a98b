return treasure {
  name = "Mimic",
  tap { text = "This becomes a copy of another item.", target = an_item { other = true },
        effect = function(this, target) become_copy(this, target) end },
}
