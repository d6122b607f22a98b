return treasure {
  name = "Estate Agent",
  change { event = death_penalty, of = others, text = "When another player would lose an item by dying, gain it instead.",
           effect = function(event, you) event.item_to = you end },
}
