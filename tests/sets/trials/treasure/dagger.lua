return treasure {
  name = "Dagger",
  tap { text = "Destroy an item.", target = an_item, effect = function(target) destroy(target) end },
}
