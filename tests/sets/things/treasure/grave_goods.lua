return treasure {
  name = "Grave Goods",
  change { event = death_penalty, of = you, text = "When you die, keep the item of the death penalty.",
           effect = function(event, you) event.item_to = you end },
}
