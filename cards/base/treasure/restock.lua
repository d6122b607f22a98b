return treasure {
  name = "Restock",
  when {
    event = turn_started, of = you, any_targets = an_item { shop = true },
    text = "At the start of your turn, put any number of shop items into discard.",
    effect = function() for _, item in ipairs(chosen_targets()) do put_into_discard(item) end end,
  },
}
