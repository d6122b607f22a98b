return treasure {
  name = "Doorman",
  change {
    event = purchase_declared_on, by = others, of = an_item,
    text = "If another player would buy an item, they buy another one of your choice.",
    effect = function(event, you)
      local item = choose(you, an_item { shop = true })
      if item then event.of = item end
    end,
  },
}
