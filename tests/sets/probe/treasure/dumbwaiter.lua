return treasure {
  name = "Dumbwaiter",
  tap { text = "Put an item on top of its deck.", target = an_item, effect = function(target) put_on_top(target) end },
}
