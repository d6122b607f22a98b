return treasure {
  name = "Shadow",
  change {
    event = death_penalty, of = others,
    text = "When another player pays the death penalty, you choose the item and gain the loot and ¢ they lose.",
    effect = function(you, event)
      event.item_chosen_by = you
      event.loot_to, event.coins_to = you, you
    end,
  },
}
