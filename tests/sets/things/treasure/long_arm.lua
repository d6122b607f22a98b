return treasure {
  name = "Long Arm",
  change { event = death_penalty, of = you,
           text = "The player to your left pays your death penalty. You choose the item.",
           effect = function(event, you)
             event.of = you.left
             event.item_chosen_by = you
           end },
}
