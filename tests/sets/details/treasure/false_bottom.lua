return treasure {
  name = "False Bottom",
  tap { text = "Choose a shop item with a card below it. Gain that card.",
        target = an_item { shop = true, where = function(it) return #it.covers > 0 end },
        effect = function(you, target) gain_item(target.covers[1], you) end },
}
