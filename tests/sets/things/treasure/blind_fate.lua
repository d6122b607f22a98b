return treasure {
  name = "Blind Fate",
  change { event = death_penalty, text = "The item of each death penalty is chosen at random.",
           effect = function(event) event.item_at_random = true end },
}
