return treasure {
  name = "Chameleon",
  tap { text = "This becomes a copy of another item till your next turn.", target = an_item { other = true },
        effect = function(this, target) become_copy(this, target, your_next_turn) end },
}
